//! One process for a file, and a file that can be written.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use store::{Store, StoreError};

use crate::setting::{Folder, person};

/// The name of the variable that tells a helper process its file.
const FILE: &str = "HENGE_STORE_TEST_FILE";

/// Not a test: a process that another one is to be.
fn helper(test: &str, path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--ignored", "--nocapture"]).env(FILE, path).stdout(Stdio::piped());
    command
}

async fn cause(path: &Path) -> Option<StoreError> {
    match Store::open_alone(path).await {
        Ok(store) => {
            store.close().await;
            None
        }
        Err(StoreError::CannotOpen { cause, .. }) => Some(*cause),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn who_wants_the_file_alone_has_it_alone() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let first = Store::open_alone(&path).await.unwrap();
    assert_eq!(cause(&path).await, Some(StoreError::InUse));
    let ada = person(&first, "Ada").await;
    // Whoever only looks is not held up.
    let reader = Store::open(&path).await.unwrap();
    assert_eq!(reader.person(ada).await.unwrap().unwrap().name, "Ada");
    reader.close().await;
    first.close().await;
    assert_eq!(cause(&path).await, None, "a closed store holds nothing, even if it is still there");
    drop(first);
}

#[tokio::test]
#[ignore = "started by the test that kills it"]
async fn holder() {
    let Ok(path) = std::env::var(FILE) else { return };
    let _store = Store::open_alone(path).await.unwrap();
    println!("\nheld");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn a_killed_process_holds_nothing() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let mut child = helper("alone::holder", &path).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line == "held"));
    assert_eq!(cause(&path).await, Some(StoreError::InUse));
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(cause(&path).await, None);
}

#[tokio::test]
#[ignore = "started by the test that may not write"]
async fn reader() {
    let Ok(path) = std::env::var(FILE) else { return };
    println!("\nfound {:?}", cause(Path::new(&path)).await);
}

/// What somebody finds who may read, and write only where everybody may.
#[cfg(unix)]
fn found_by_a_reader(path: &Path) -> String {
    use std::os::unix::process::CommandExt as _;
    let mut command = helper("alone::reader", path);
    // Whoever owns the folder is who tests; to the first of all users nothing is forbidden.
    let owner = std::fs::metadata(path.parent().unwrap()).unwrap();
    if std::os::unix::fs::MetadataExt::uid(&owner) == 0 {
        // Nobody in particular, as systems call them.
        command.uid(65_534).gid(65_534);
    }
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let found = text.lines().find_map(|line| line.strip_prefix("found "));
    found.unwrap_or_else(|| panic!("{text}")).to_owned()
}

#[cfg(unix)]
#[tokio::test]
async fn what_cannot_be_written_is_refused_at_once() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let path = folder.file("h.db");
    Store::open(&path).await.unwrap().close().await;
    let allow = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    // A file that can only be read, in a folder where everything else can be written.
    allow(&path, 0o444);
    allow(folder.path(), 0o777);
    assert_eq!(found_by_a_reader(&path), "Some(ReadOnly)");
    // A file that can be written, in a folder where nothing can be put beside it.
    allow(&path, 0o666);
    allow(folder.path(), 0o555);
    assert_eq!(found_by_a_reader(&path), "Some(ReadOnly)");
    allow(folder.path(), 0o777);
    assert_eq!(found_by_a_reader(&path), "None");
}
