//! Decoder of what an image has logged with defmt: `decode IMAGE`, with the log as its input.

use std::error::Error;
use std::io::{self, Read};
use std::{env, fs};

use defmt_decoder::{DecodeError, Table};

fn main() -> Result<(), Box<dyn Error>> {
    let image = env::args().nth(1).ok_or("usage: decode IMAGE < LOG")?;
    let table = Table::parse(&fs::read(image)?)?.ok_or("the image does not log")?;
    let mut log = Vec::new();
    io::stdin().read_to_end(&mut log)?;

    let mut decoder = table.new_stream_decoder();
    decoder.received(&log);
    loop {
        match decoder.decode() {
            Ok(frame) => println!("{}", frame.display_message()),
            Err(DecodeError::UnexpectedEof) => return Ok(()),
            Err(DecodeError::Malformed) => return Err("a frame is malformed".into()),
        }
    }
}
