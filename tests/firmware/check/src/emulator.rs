//! Runs of images in QEMU.

use std::path::Path;
use std::process::Command;

use api::Result;

use crate::image;

/// A machine, and the nanoseconds that pass with each instruction, as a power of two.
pub struct Machine {
    pub name: &'static str,
    pub shift: u8,
}

/// The lines that an image of the archive prints on a Cortex-M0 with an instruction every four
/// nanoseconds.
pub fn run_on_m0(m0: &Path, image: &str, numbers: usize) -> Result<Vec<(Vec<u64>, String)>> {
    let image = image::link(&m0.join("release/libmeasure.a"), image, &format!("{image}.elf"))?;
    run(&image, &Machine { name: "microbit", shift: 2 }, numbers)
}

/// The lines that an image prints, each split into as many `numbers` and a name.
pub fn run(image: &Path, machine: &Machine, numbers: usize) -> Result<Vec<(Vec<u64>, String)>> {
    let run = Command::new("timeout")
        .args(["900", "qemu-system-arm", "-machine", machine.name, "-nographic"])
        .args(["-semihosting-config", "enable=on,target=native"])
        .args(["-global", "nrf51-soc.flash-size=524288"])
        .args(["-icount", &format!("shift={}", machine.shift)])
        .arg("-kernel")
        .arg(image)
        .output()?;
    // QEMU prints there what an image writes to the debugger, and a warning of its own.
    let output = String::from_utf8(run.stderr)?;
    let mut lines = Vec::new();
    for line in output.lines().filter(|line| !line.starts_with("Timer with period zero")) {
        lines.push(split(line, numbers).ok_or_else(|| format!("{}: {line}", image.display()))?);
    }
    if !run.status.success() || lines.is_empty() {
        return Err(format!("{}: {}, {output}", image.display(), run.status).into());
    }
    Ok(lines)
}

fn split(line: &str, numbers: usize) -> Option<(Vec<u64>, String)> {
    let mut words = line.splitn(numbers + 1, ' ');
    let values =
        words.by_ref().take(numbers).map(str::parse).collect::<std::result::Result<_, _>>();
    Some((values.ok()?, words.next()?.to_owned()))
}
