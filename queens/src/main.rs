//! The program `queens`.

use std::process::ExitCode;

fn main() -> ExitCode {
    queens::main()
}
