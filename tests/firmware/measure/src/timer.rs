//! Instructions, counted by a timer in an emulator that lets a fixed time pass with each.

use core::arch::asm;
use core::ptr;
use core::sync::atomic::{Ordering, compiler_fence};

/// The instructions of the loop that calibrates the timer.
const CALIBRATION: u32 = 500_000;

/// A counter of instructions.
pub struct Timer {
    ticks_of_calibration: u32,
    ticks_of_nothing: u32,
}

impl Timer {
    /// Starts the timer and calibrates it.
    pub fn start() -> Self {
        clock::start();
        let ticks_of_nothing = ticks(|| {});
        Self { ticks_of_calibration: ticks(calibrate) - ticks_of_nothing, ticks_of_nothing }
    }

    /// The instructions that `work` takes.
    #[inline(always)]
    pub fn instructions(&self, work: impl FnOnce()) -> u64 {
        let ticks = u64::from(ticks(work).saturating_sub(self.ticks_of_nothing));
        let ticks_of_calibration = u64::from(self.ticks_of_calibration);
        (ticks * u64::from(CALIBRATION) + ticks_of_calibration / 2) / ticks_of_calibration
    }
}

/// The ticks that pass meanwhile.
///
/// The fences keep accesses to memory on their side of the clock's. Arithmetic can still move: what
/// `work` captures has to come out of a `black_box`.
#[inline(always)]
fn ticks(work: impl FnOnce()) -> u32 {
    compiler_fence(Ordering::SeqCst);
    let start = clock::now();
    compiler_fence(Ordering::SeqCst);
    work();
    compiler_fence(Ordering::SeqCst);
    clock::now().wrapping_sub(start)
}

/// Two instructions a pass.
#[inline(never)]
fn calibrate() {
    // SAFETY: it only counts down.
    unsafe {
        asm!("2:", "subs {0}, #1", "bne 2b", inout(reg) CALIBRATION / 2 => _);
    }
}

fn write(register: usize, value: u32) {
    // SAFETY: a register of a timer that nothing else uses.
    unsafe { ptr::write_volatile(ptr::with_exposed_provenance_mut(register), value) };
}

fn read(register: usize) -> u32 {
    // SAFETY: as above.
    unsafe { ptr::read_volatile(ptr::with_exposed_provenance(register)) }
}

/// The first timer of the micro:bit's nRF51822. It wraps after 2³² ticks of 62.5 ns, the 24 bits of
/// the core's own one after a challenge that is hard to find.
#[cfg(not(target_has_atomic = "32"))]
mod clock {
    use super::{read, write};

    const TIMER0: usize = 0x4000_8000;
    const START: usize = TIMER0;
    const CAPTURE: usize = TIMER0 + 0x40;
    const BITMODE: usize = TIMER0 + 0x508;
    const PRESCALER: usize = TIMER0 + 0x510;
    const CAPTURED: usize = TIMER0 + 0x540;

    pub fn start() {
        write(BITMODE, 3);
        write(PRESCALER, 0);
        write(START, 1);
    }

    #[inline(always)]
    pub fn now() -> u32 {
        write(CAPTURE, 1);
        read(CAPTURED)
    }
}

/// The first timer of the MPS2's Cortex-M3.
#[cfg(target_has_atomic = "32")]
mod clock {
    use super::{read, write};

    const TIMER0: usize = 0x4000_0000;
    const CONTROL: usize = TIMER0;
    const VALUE: usize = TIMER0 + 4;
    const RELOAD: usize = TIMER0 + 8;

    pub fn start() {
        write(RELOAD, u32::MAX);
        write(VALUE, u32::MAX);
        write(CONTROL, 1);
    }

    /// It counts down.
    #[inline(always)]
    pub fn now() -> u32 {
        u32::MAX - read(VALUE)
    }
}
