//! Completion scripts for shells.

use std::io;

use clap_complete::{Generator, Shell};

/// The script for a shell, which completes the commands of this definition.
pub fn script(definition: clap::Command, shell: Shell) -> io::Result<Vec<u8>> {
    let mut definition = definition.bin_name("queens");
    definition.build();
    let mut script = Vec::new();
    if shell == Shell::Fish {
        // Without this, fish offers files wherever an argument may stand.
        script.extend_from_slice(b"complete -c queens -f\n");
    }
    shell.try_generate(&definition, &mut script)?;
    Ok(script)
}
