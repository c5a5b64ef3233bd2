/// Writes `pieces` one after another to the front of `buffer`, and returns them as one text; `None`,
/// with `buffer` as it was, if they do not fit.
pub(super) fn render_into(
    pieces: impl Iterator<Item = &'static str> + Clone,
    buffer: &mut [u8],
) -> Option<&str> {
    let length = pieces.clone().map(str::len).sum();
    let text = buffer.get_mut(..length)?;
    let mut rest = &mut *text;
    for piece in pieces {
        let (place, after) = rest.split_at_mut_checked(piece.len())?;
        place.copy_from_slice(piece.as_bytes());
        rest = after;
    }
    str::from_utf8(text).ok()
}
