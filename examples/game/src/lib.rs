//! A game of queens: place n of them on an n × n board so that none attacks another.
//!
//! The rules ([`game`]), what is kept between runs ([`progress`]) and what keys do ([`app`]) do not
//! touch the terminal; [`ui`] draws them, [`terminal`] runs them.

pub mod app;
pub mod game;
pub mod progress;
pub mod terminal;
pub mod ui;
