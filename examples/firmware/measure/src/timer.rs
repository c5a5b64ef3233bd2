//! Instructions, counted by the timer of the core in an emulator that lets a fixed time pass with
//! each.

use core::arch::asm;
use core::ptr;

const CONTROL: usize = 0xe000_e010;
const RELOAD: usize = 0xe000_e014;
const CURRENT: usize = 0xe000_e018;
/// The timer counts down from here.
const MAX: u32 = 0x00ff_ffff;
const ENABLED_BY_CORE_CLOCK: u32 = 0b101;

/// The instructions of the loop that calibrates the timer.
const CALIBRATION: u32 = 500_000;

/// A counter of instructions.
pub struct Timer {
    ticks_of_calibration: u32,
    ticks_of_nothing: u32,
}

impl Timer {
    /// Starts the timer of the core and calibrates it.
    pub fn start() -> Self {
        // SAFETY: the registers of the core's timer, which nothing else uses.
        unsafe {
            ptr::write_volatile(ptr::with_exposed_provenance_mut(RELOAD), MAX);
            ptr::write_volatile(ptr::with_exposed_provenance_mut(CURRENT), 0_u32);
            ptr::write_volatile(ptr::with_exposed_provenance_mut(CONTROL), ENABLED_BY_CORE_CLOCK);
        }
        let ticks_of_nothing = ticks(|| {});
        Self { ticks_of_calibration: ticks(calibrate) - ticks_of_nothing, ticks_of_nothing }
    }

    /// The instructions that `work` takes.
    #[inline(always)]
    pub fn instructions(&self, work: impl FnOnce()) -> u32 {
        let ticks = u64::from(ticks(work).saturating_sub(self.ticks_of_nothing));
        let ticks_of_calibration = u64::from(self.ticks_of_calibration);
        let count = ticks * u64::from(CALIBRATION) + ticks_of_calibration / 2;
        (count / ticks_of_calibration) as u32
    }
}

/// The ticks that pass meanwhile.
#[inline(always)]
fn ticks(work: impl FnOnce()) -> u32 {
    let start = current();
    work();
    start.wrapping_sub(current()) & MAX
}

#[inline(always)]
fn current() -> u32 {
    // SAFETY: as above.
    unsafe { ptr::read_volatile(ptr::with_exposed_provenance(CURRENT)) }
}

/// Two instructions a pass.
#[inline(never)]
fn calibrate() {
    // SAFETY: it only counts down.
    unsafe {
        asm!("2:", "subs {0}, #1", "bne 2b", inout(reg) CALIBRATION / 2 => _);
    }
}
