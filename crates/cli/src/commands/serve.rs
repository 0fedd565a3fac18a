//! `henge serve`: the table in the browser.

use std::env;
use std::io::{IsTerminal, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use catalog::Catalog;
use server::{House, Net, Origin, Settings};
use store::Store;

/// Serve the games to browsers, for yourself and anyone you send a link to.
///
/// Everything is kept in one file, so the next start picks up where this one ended. Ctrl-C stops it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  henge                                      serve here, and open a browser where there is one
  henge serve --addr 0.0.0.0:7878            for everyone on your network
  henge serve --db club.db --no-browser      with a database file of your choice
  henge serve --bot-pace 0                   bots answer instantly
  henge serve --origin https://club.example --trust-proxy 127.0.0.1
                                             behind a proxy on this computer that speaks https

docs/hosting.md says more about proxies, limits and files. RUST_LOG=server=debug logs every request on stderr, without any secrets.")]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7878")]
    addr: SocketAddr,

    /// The database file. Default: henge.db in your user data folder.
    #[arg(long, value_name = "PATH")]
    db: Option<PathBuf>,

    /// Do not open a browser.
    #[arg(long)]
    no_browser: bool,

    /// How long a bot waits before each decision at normal speed, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "600", value_parser = clap::value_parser!(u64).range(0..=60_000))]
    bot_pace: u64,

    /// The public address: invite links start with it, and forms sent from any other site are refused. Default: whatever
    /// address the browser used.
    #[arg(long, value_name = "https://HOST[:PORT]")]
    origin: Option<Origin>,

    /// A proxy to trust about who is asking (X-Forwarded-For, -Proto, -Host): an address or a network such as 10.0.0.0/8.
    /// Repeat for more. No one else's headers are believed.
    #[arg(long = "trust-proxy", value_name = "CIDR")]
    trusted: Vec<Net>,

    /// For measurements and tests: no one is told to wait, however often they ask.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// With fewer files than this a house is told how to get more.
const FEW_FILES: u64 = 4096;

impl Default for Serve {
    fn default() -> Serve {
        // Invariant: the address is the one the help tells.
        let addr = "127.0.0.1:7878".parse().expect("an address and a port");
        Serve {
            addr,
            db: None,
            no_browser: false,
            bot_pace: 600,
            origin: None,
            trusted: Vec::new(),
            no_limits: false,
        }
    }
}

impl Serve {
    /// Runs the command.
    pub(crate) fn run(self, catalog: Arc<Catalog>) -> anyhow::Result<ExitCode> {
        let filter = env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("the system gives no threads")?.block_on(self.serve(catalog))
    }

    async fn serve(self, catalog: Arc<Catalog>) -> anyhow::Result<ExitCode> {
        let path = self.db.clone().unwrap_or_else(usual_file);
        let store = Store::open_alone(&path).await.context("pass another file with --db")?;
        let files = server::raise_file_limit();
        let mut settings = Settings {
            bot_pace: Duration::from_millis(self.bot_pace),
            origin: self.origin.clone(),
            trusted: self.trusted.clone(),
            ..Settings::default()
        };
        if self.no_limits {
            settings.rates = None;
            settings.quotas.rates = None;
        }
        let house = House::open(catalog, store, settings);
        let listener = server::listen(self.addr).await.context("pass another address with --addr")?;
        let address = listener.local_addr().context("the socket has no address")?;
        let link = format!("http://{}", reachable(address));
        println!("{link}");
        if let Some(origin) = &self.origin {
            eprintln!("henge: public address: {origin}");
        }
        if let Some(files) = files.filter(|files| *files < FEW_FILES) {
            let connections = server::connections_for(Some(files));
            eprintln!(
                "henge: the system allows {files} open files, enough for {connections} connections; ulimit -n gives more"
            );
        }
        eprintln!("henge: everything is kept in {}; Ctrl-C stops it", path.display());
        if !self.no_browser {
            open_browser(&link);
        }
        server::serve(house, listener, stopped()).await;
        eprintln!("henge: closed; everything is kept");
        Ok(ExitCode::SUCCESS)
    }
}

/// The address one types: every address of this computer is also its own.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}

/// `henge.db` where programs keep their data, or here if nobody says where that is.
fn usual_file() -> PathBuf {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    data.map_or_else(|| PathBuf::from("henge.db"), |data| data.join("henge").join("henge.db"))
}

/// Opens a browser where there is one; where there is none, nothing happens.
fn open_browser(link: &str) {
    let screen = cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    if !screen || !stdout().is_terminal() {
        return;
    }
    let mut command = if cfg!(windows) {
        let mut command = std::process::Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        std::process::Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    command.arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(error) = command.spawn() {
        eprintln!("henge: could not open a browser ({error}); please open the address yourself");
    }
}

/// Comes with the first Ctrl-C or the wish of the system to end; a second Ctrl-C ends at once.
async fn stopped() {
    let pressed = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let wished = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let wished = std::future::pending::<()>();
    tokio::select! {
        () = pressed => {}
        () = wished => {}
    }
    tokio::spawn(async {
        if tokio::signal::ctrl_c().await.is_ok() {
            // 128 + the number of the signal, as shells count.
            std::process::exit(130);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_address_can_be_opened() {
        let shown = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(shown("0.0.0.0:7878"), "127.0.0.1:7878");
        assert_eq!(shown("[::]:80"), "127.0.0.1:80");
        assert_eq!(shown("192.168.0.7:7878"), "192.168.0.7:7878");
    }
}
