//! Text in lines.

use textwrap::{Options, WordSeparator};

/// Wraps a text to lines of at most this width.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width).word_separator(WordSeparator::AsciiSpace);
    textwrap::wrap(text, options).into_iter().map(Into::into).collect()
}

/// The text, or its start and `…` if it is wider than this.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let start = text.chars().take(width.saturating_sub(1));
    start.chain((width > 0).then_some('…')).collect()
}
