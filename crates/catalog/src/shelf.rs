//! Every game with its data.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{DataFile, Game};
use thiserror::Error;

/// Runs code that is generic over the game.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Called with the game that was asked for.
    fn visit<G: Game>(self, game: &Loaded<G>) -> Self::Out;
}

/// A game with its component data.
pub struct Loaded<G: Game> {
    /// The data, read once and kept for as long as the program runs.
    pub data: &'static G::Data,
    /// BLAKE3 of all data files that are in force.
    pub hash: blake3::Hash,
}

impl<G: Game> Loaded<G> {
    /// Reads those of `files` that belong to the game.
    fn read(files: &[(String, String)]) -> Result<Loaded<G>, String> {
        let own = files.iter().filter(|(name, _)| name.starts_with(stem::<G>()));
        let files: Vec<DataFile<'_>> =
            own.map(|(name, text)| DataFile { name: name.as_str(), text: text.as_str() }).collect();
        let data = G::read_data(&files).map_err(|fault| fault.to_string())?;
        Ok(Loaded { data: Box::leak(Box::new(data)), hash: hash::<G>(&files) })
    }
}

/// With this the names of a game's data files begin: the name of its first one without `.toml`.
const fn stem<G: Game>() -> &'static str {
    // Invariant: every game has a data file, and its name is ASCII.
    let name = G::FILES[0].name;
    name.split_at(name.len() - ".toml".len()).0
}

/// The hash of the files in force, in the order of their names: built-in ones and those that replace them.
fn hash<G: Game>(files: &[DataFile<'_>]) -> blake3::Hash {
    let kept = G::FILES.iter().filter(|own| files.iter().all(|file| file.name != own.name));
    let mut all: Vec<&DataFile<'_>> = kept.chain(files).collect();
    all.sort_by_key(|file| file.name);
    let mut hasher = blake3::Hasher::new();
    for file in all {
        for part in [file.name, file.text] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
    }
    hasher.finalize()
}

/// A game that nobody here has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game {id:?}; there are: {}", Catalog::IDS.join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub id: String,
}

/// What is wrong with a folder of data files.
#[derive(Debug, Error)]
pub enum DataError {
    /// The folder or a file in it cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// No file in the folder belongs to a game.
    #[error("{}: no data file of any game; they are called {}", path.display(), Catalog::STEMS.join("*.toml, ") + "*.toml")]
    Nothing {
        /// Which folder.
        path: PathBuf,
    },
    /// A file is wrong.
    #[error("{fault}")]
    Fault {
        /// What a game says about its files.
        fault: String,
    },
}

/// Writes all that depends on which games there are: the one list of games in the house is its call below.
///
/// It writes the macros `with_game!` and `with_table!` too, and `$d` is the dollar sign in there.
macro_rules! shelf {
    ($d:tt $($(#[$doc:meta])* $name:ident $id:ident $game:ty;)+) => {
        /// The games with the data in force.
        pub struct Catalog {
            $($name: Loaded<$game>,)+
        }

        /// The ids of the games, for [`with_game!`](crate::with_game).
        pub mod ids {
            $($(#[$doc])* pub const $id: &str = <$game as kernel::Game>::ID;)+
        }

        /// The types of the games, for [`with_table!`](crate::with_table).
        #[doc(hidden)]
        pub mod games {
            $(pub type $id = $game;)+
        }

        impl Catalog {
            /// The ids of all games.
            pub const IDS: &'static [&'static str] = &[$(ids::$id),+];

            /// With these the names of the games' data files begin.
            const STEMS: &'static [&'static str] = &[$(stem::<$game>()),+];

            fn from_files(files: &[(String, String)]) -> Result<Catalog, String> {
                Ok(Catalog { $($name: Loaded::read(files)?),+ })
            }

            $($(#[$doc])* pub fn $name(&self) -> &Loaded<$game> {
                &self.$name
            })+
        }

        /// Runs a body with the game of an id in its own types.
        ///
        /// `with_game!(catalog, id, game => body)` gives `Result<_, UnknownGame>`; in the body `game` is a
        /// `&Loaded<G>`. A macro and not only [`Catalog::visit`], so that the body may rely on traits that other
        /// crates implement for each game: how it is drawn, what is said about it.
        #[macro_export]
        macro_rules! with_game {
            ($d catalog:expr, $d id:expr, $d game:ident => $d body:expr) => {
                match $d id {
                    $($crate::ids::$id => {
                        let $d game = $d catalog.$name();
                        Ok($d body)
                    })+
                    other => Err($crate::UnknownGame { id: other.to_owned() }),
                }
            };
        }

        /// Runs a body with a table in the types of its game.
        ///
        /// `with_table!(table, seated => body)` takes a `&dyn Table` and gives an `Option`, which is full for every
        /// table that a [`Catalog`] opened; in the body `seated` is a `&Seated<G>`.
        #[macro_export]
        macro_rules! with_table {
            ($d table:expr, $d seated:ident => $d body:expr) => {
                'found: {
                    let table: &dyn $crate::Table = $d table;
                    $(if let Some($d seated) = table.seated::<$crate::games::$id>() {
                        break 'found Some($d body);
                    })+
                    None
                }
            };
        }
    };
}

shelf! { $
    /// Die Dolmengötter.
    dolmengoetter DOLMENGOETTER game_dolmengoetter::Dolmengoetter;
    /// The Vale of Eternity.
    vale VALE game_vale::Vale;
    /// Rune Stones.
    runestones RUNESTONES game_runestones::RuneStones;
    /// Isle of Skye.
    skye SKYE game_skye::Skye;
}

impl Catalog {
    /// All games with their built-in data.
    pub fn built_in() -> Catalog {
        // Invariant: the built-in files are read by a test of each game.
        Catalog::from_files(&[]).expect("the built-in data files are right")
    }

    /// All games, with the TOML files of a folder (or one file) in place of built-in ones of the same name.
    pub fn with_data(path: &Path) -> Result<Catalog, DataError> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| DataError::Unreadable { path, error }
        };
        let mut paths = Vec::new();
        if path.is_dir() {
            for entry in fs::read_dir(path).map_err(unreadable(path))? {
                paths.push(entry.map_err(unreadable(path))?.path());
            }
            paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
            paths.sort();
        } else {
            paths.push(path.to_owned());
        }
        let mut files = Vec::new();
        for file in &paths {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if Catalog::STEMS.iter().any(|stem| name.starts_with(stem)) {
                files.push((name, fs::read_to_string(file).map_err(unreadable(file))?));
            }
        }
        if files.is_empty() {
            if !path.exists() {
                fs::metadata(path).map_err(unreadable(path))?;
            }
            return Err(DataError::Nothing { path: path.to_owned() });
        }
        Catalog::from_files(&files).map_err(|fault| DataError::Fault { fault })
    }

    /// Runs code with the game of this id in its own types.
    pub fn visit<V: Visitor>(&self, id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
        with_game!(self, id, game => visitor.visit(game))
    }
}
