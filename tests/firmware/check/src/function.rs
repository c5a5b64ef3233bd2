//! A function that is measured.

use crate::image::Image;

/// A function in one profile.
pub struct Function {
    /// Its path, as `measure` exports it.
    pub name: String,
    pub image: Image,
    pub stack: u64,
}

impl Function {
    /// The name in the interface: what follows a comma outside of parentheses tells apart its
    /// instances, as in `Solution::eq(&[u8]), of an array, any`.
    pub fn path(&self) -> &str {
        let end = self.name.rfind(')').unwrap_or(0);
        let instances = self.name[end..].find(", ");
        &self.name[..instances.map_or(self.name.len(), |start| end + start)]
    }

    /// Whether it breaks a promise on purpose.
    pub fn is_control(&self) -> bool {
        self.name.starts_with("control: ")
    }

    /// Whether rustdoc's description of the interface leaves it out: it is one of `core` on the
    /// library's types, or of a trait object, whose implementations rustdoc gives no type.
    pub fn is_unlisted(&self) -> bool {
        self.name.contains("().") || self.name.starts_with("dyn ")
    }

    /// Whether its stack has a bound that is at most 1.3 times what was measured.
    pub fn has_close_bound(&self) -> bool {
        self.image.bound.is_some_and(|bound| 10 * bound <= 13 * self.stack)
    }

    pub fn may_format(&self) -> bool {
        let path = self.path();
        self.is_control() || path.ends_with(": Display") || path.ends_with(": Debug")
    }
}
