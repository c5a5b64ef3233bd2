//! Tests of the screens, on a terminal in memory.

mod archive;
mod board;
mod calendar;
mod colours;
mod crown;
mod daily;
mod days;
mod help;
mod keys;
mod kinds;
mod menu;
mod panel;
mod picture;
mod pictures;
mod play;
mod player;
mod stored;
mod stroke;
mod tips;
mod window;
