//! Text in lines.

use textwrap::{Options, WordSeparator};

/// Wraps a text to lines of at most this width.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width).word_separator(WordSeparator::AsciiSpace);
    textwrap::wrap(text, options).into_iter().map(Into::into).collect()
}
