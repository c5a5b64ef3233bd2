//! The program `queens`.

use std::process::ExitCode;

fn main() -> ExitCode {
    queen_cli::main()
}
