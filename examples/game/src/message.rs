//! A sentence to the player, with its tone.

/// A sentence to the player; empty if there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// The way in which it is meant.
    pub tone: Tone,
}

/// The way in which a message is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// An answer.
    #[default]
    Plain,
    /// Something was achieved.
    Good,
    /// Something has failed.
    Bad,
}

impl Message {
    /// An answer.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Plain }
    }

    /// A success.
    #[must_use]
    pub fn good(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Good }
    }

    /// A failure.
    #[must_use]
    pub fn bad(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Bad }
    }
}
