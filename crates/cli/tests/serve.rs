//! `henge serve` as whoever runs it meets it.

mod common;

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use common::{folder, henge, run, told};

/// A server that was started, and goes when the test ends.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn new(command: &mut Command) -> Serving {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let stdout = child.stdout.take().expect("there is an output");
        let mut address = String::new();
        BufReader::new(stdout).read_line(&mut address).expect("the address is told");
        Serving { child, address: address.trim().to_owned() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn serve(name: &str) -> (Command, Vec<String>) {
    let file = folder(name).join("henge.db");
    let arguments = ["serve", "--no-browser", "--addr", "127.0.0.1:0", "--db"];
    let mut arguments: Vec<String> = arguments.map(str::to_owned).to_vec();
    arguments.push(file.to_str().expect("the folder has a plain name").to_owned());
    let mut command = henge();
    command.args(&arguments);
    (command, arguments)
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let (mut command, arguments) = serve("serve-twice");
    let first = Serving::new(&mut command);
    assert!(first.address.starts_with("http://127.0.0.1:"), "{}", first.address);
    let (code, _, error) = told(&henge().args(&arguments).output().expect("the program starts"));
    assert_ne!(code, 0);
    assert!(error.contains("another henge serves this file already"), "{error}");
    // The lock goes with the process, however that ends.
    drop(first);
    let again = Serving::new(&mut command);
    assert!(again.address.starts_with("http://"));
}

#[test]
fn what_is_no_origin_or_net_is_said() {
    for (option, value, why) in [
        ("--origin", "club.example", "neither http:// nor https://"),
        ("--origin", "https://club.example/henge", "not even a slash"),
        ("--trust-proxy", "10.0.0.0/99", "is not an address or a network"),
        ("--trust-proxy", "nginx", "is not an address or a network"),
    ] {
        let (code, _, error) = run(&["serve", "--no-browser", option, value]);
        assert_ne!(code, 0);
        assert!(error.contains(why), "{option} {value}: {error}");
    }
}

#[test]
fn proxies_and_an_origin_are_taken() {
    let (mut command, _) = serve("serve-proxy");
    command.args([
        "--origin",
        "https://club.example",
        "--trust-proxy",
        "127.0.0.1",
        "--trust-proxy",
        "fd00::/8",
    ]);
    assert!(Serving::new(&mut command).address.starts_with("http://127.0.0.1:"));
}
