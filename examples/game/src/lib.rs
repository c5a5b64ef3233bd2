//! A game of queens: place n of them on an n × n board so that none attacks another.
//!
//! The rules ([`game`]), the progress stored between runs ([`progress`]) and the handling of events
//! ([`app`]) do not touch the terminal. [`ui`] draws the screens, and [`terminal`] runs the game.

pub mod app;
pub mod archive;
pub mod area;
pub mod arguments;
pub mod calendar;
pub mod date;
pub mod decoder;
pub mod device;
pub mod drawn;
pub mod end;
pub mod feat;
pub mod game;
pub mod input;
pub mod kind;
pub mod menu;
pub mod message;
pub mod modes;
pub mod output;
pub mod palette;
pub mod progress;
pub mod puzzles;
pub mod shared_file;
pub mod signals;
pub mod statistics;
pub mod terminal;
pub mod text;
pub mod ui;
pub mod unfinished;
