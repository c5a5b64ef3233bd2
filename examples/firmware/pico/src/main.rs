//! Challenges on a Raspberry Pi Pico with an SSD1306 of 128 × 64 pixels, SDA on GPIO 4 and SCL
//! on GPIO 5. Each is solved by a step a second.
#![no_std]
#![no_main]

use embedded_hal::delay::DelayNs;
use panic_halt as _;
use puzzles::{EIGHT, frame};
use queen_challenge::{Challenge, Grade, Notes};
use rp_pico::hal::fugit::RateExtU32;
use rp_pico::hal::gpio::{FunctionI2C, Pin, PullUp};
use rp_pico::hal::{Clock, I2C, Sio, Timer, Watchdog, clocks};
use rp_pico::{Pins, XOSC_CRYSTAL_FREQ, entry, pac};
use ssd1306::prelude::*;
use ssd1306::{I2CDisplayInterface, Ssd1306};

#[entry]
fn main() -> ! {
    let Some(never) = run() else { panic!("no display") };
    match never {}
}

fn run() -> Option<core::convert::Infallible> {
    let mut device = pac::Peripherals::take()?;
    let mut watchdog = Watchdog::new(device.WATCHDOG);
    let clocks = clocks::init_clocks_and_plls(
        XOSC_CRYSTAL_FREQ,
        device.XOSC,
        device.CLOCKS,
        device.PLL_SYS,
        device.PLL_USB,
        &mut device.RESETS,
        &mut watchdog,
    )
    .ok()?;
    let mut timer = Timer::new(device.TIMER, &mut device.RESETS, &clocks);
    let sio = Sio::new(device.SIO);
    let pins = Pins::new(device.IO_BANK0, device.PADS_BANK0, sio.gpio_bank0, &mut device.RESETS);
    let sda: Pin<_, FunctionI2C, PullUp> = pins.gpio4.reconfigure();
    let scl: Pin<_, FunctionI2C, PullUp> = pins.gpio5.reconfigure();
    let speed = 400.kHz();
    let i2c =
        I2C::i2c0(device.I2C0, sda, scl, speed, &mut device.RESETS, clocks.system_clock.freq());
    let interface = I2CDisplayInterface::new(i2c);
    let mut display = Ssd1306::new(interface, DisplaySize128x64, DisplayRotation::Rotate0)
        .into_buffered_graphics_mode();
    display.init().ok()?;

    let mut seed = 0;
    loop {
        seed += 1;
        let challenge = Challenge::with_seed(&EIGHT, seed, Grade::Medium)?;
        let mut notes = Notes::new(*challenge.givens());
        loop {
            display.clear_buffer();
            frame::draw(&mut display, &challenge, &notes).ok()?;
            display.flush().ok()?;
            timer.delay_ms(1000);
            let Some(step) = notes.next_step() else { break };
            notes.apply(&step);
        }
    }
}
