//! Writer of the tables that the library includes.
use queen_enumerate::{Layout, WriteTableError, write_table};

fn main() -> Result<(), WriteTableError> {
    write_table("plain", 8, Layout::Plain)?;
    write_table("ranked", 12, Layout::Ranked { rows: 8 })
}
