//! The game of a day's board on a Raspberry Pi Pico with three buttons and an SSD1306 of 128 × 64
//! pixels: SDA on GPIO 4, SCL on GPIO 5, and the buttons down, right and queen between GPIO 13, 14
//! and 15 and ground.
#![no_std]
#![no_main]

use core::time::Duration;

use embedded_hal::delay::DelayNs;
use embedded_hal::digital::InputPin;
use panic_halt as _;
use puzzles::hand::{FIRST_DAY, Hand};
use puzzles::keys::Keys;
use rp_pico::hal::fugit::RateExtU32;
use rp_pico::hal::gpio::{FunctionI2C, Pin, PullUp};
use rp_pico::hal::{Clock, I2C, Sio, Timer, Watchdog, clocks};
use rp_pico::{Pins, XOSC_CRYSTAL_FREQ, entry, pac};
use ssd1306::prelude::*;
use ssd1306::{I2CDisplayInterface, Ssd1306};

/// The day that is offered first, as there is no clock: that of the variable `DAY` of the build.
const DAY: u32 = match option_env!("DAY") {
    None => FIRST_DAY,
    Some(day) => match u32::from_str_radix(day, 10) {
        Ok(day) => day,
        Err(_) => panic!("DAY is not a number of days since 1 January 1970"),
    },
};

/// The looks at the buttons, 10 ms each, after which the cursor appears or disappears.
const BLINK: u8 = 40;

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
    let mut down = pins.gpio13.into_pull_up_input();
    let mut right = pins.gpio14.into_pull_up_input();
    let mut queen = pins.gpio15.into_pull_up_input();

    let (mut hand, mut keys) = (Hand::new(DAY), Keys::default());
    let (mut shows_cursor, mut looks, mut is_new) = (true, 0, true);
    let mut shown = timer.get_counter();
    loop {
        if is_new {
            hand.draw(&mut display, shows_cursor).ok()?;
            display.flush().ok()?;
        }
        timer.delay_ms(10);
        let now = timer.get_counter();
        let passed = now.checked_duration_since(shown).map_or(0, |passed| passed.to_micros());
        hand.pass(Duration::from_micros(passed));
        shown = now;

        looks += 1;
        is_new = looks == BLINK;
        if is_new {
            looks = 0;
            shows_cursor = !shows_cursor;
        }
        // A pressed button connects its pin to ground.
        let are_down = [down.is_low().ok()?, right.is_low().ok()?, queen.is_low().ok()?];
        for event in keys.look(are_down) {
            hand.handle(event);
            // The cursor is seen where it goes.
            (shows_cursor, looks, is_new) = (true, 0, true);
        }
    }
}
