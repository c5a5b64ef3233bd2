//! Buffered standard output, for results that come by the million or one per minute.

use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde::Serialize;

/// Standard output that is buffered and flushed ten times per second.
///
/// If it was closed before the program started, nothing is written and nothing fails: Rust's
/// runtime opens `/dev/null` in its place.
pub struct Output(Arc<Mutex<Buffer>>);

struct Buffer {
    stdout: BufWriter<Stdout>,
    /// An error of the flushing thread, for the next call of the owner.
    error: Option<io::Error>,
}

impl Output {
    pub fn new() -> Self {
        let stdout = BufWriter::new(io::stdout());
        let output = Self(Arc::new(Mutex::new(Buffer { stdout, error: None })));
        let shared = Self(Arc::clone(&output.0));
        thread::spawn(move || {
            loop {
                thread::sleep(Duration::from_millis(100));
                let mut buffer = shared.lock();
                buffer.error = buffer.stdout.flush().err();
            }
        });
        output
    }

    /// Writes figures as text or as JSON.
    pub fn figures(
        &mut self,
        figures: &(impl fmt::Display + Serialize),
        json: bool,
    ) -> io::Result<()> {
        if json { self.json(figures) } else { write!(self, "{figures}") }
    }

    /// Writes figures as one line of JSON.
    pub fn json(&mut self, figures: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self, figures)?;
        writeln!(self)
    }

    fn lock(&self) -> MutexGuard<'_, Buffer> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stdout<T>(
        &self,
        write: impl FnOnce(&mut BufWriter<Stdout>) -> io::Result<T>,
    ) -> io::Result<T> {
        let mut buffer = self.lock();
        match buffer.error.take() {
            Some(error) => Err(error),
            None => write(&mut buffer.stdout),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stdout(|stdout| stdout.write(bytes))
    }

    fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) -> io::Result<()> {
        self.stdout(|stdout| stdout.write_fmt(arguments))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stdout(BufWriter::flush)
    }
}
