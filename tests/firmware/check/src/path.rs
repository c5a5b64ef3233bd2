//! Paths of items.

/// The name of the item, without the modules that lead to it.
pub fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}
