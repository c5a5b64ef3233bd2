use super::text::text_style;

/// The board of Yamani's notebook: ` ♛ ` (U+265B) for a queen, ` ~ ` for a free square.
///
/// Rows are joined by line feeds, with none at the end; each row ends with a space.
///
/// ```
/// use queen_runtime::draw::Glyphs;
///
/// assert_eq!(
///     Glyphs::new(&[1, 3, 0, 2]).to_string(),
///     " ~  ♛  ~  ~ \n ~  ~  ~  ♛ \n ♛  ~  ~  ~ \n ~  ~  ♛  ~ ",
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Glyphs<'a> {
    columns: &'a [u8],
}

impl Glyphs<'_> {
    /// How many bytes a solution of `size` queens takes: three a square, two more for each queen,
    /// one for each line feed.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let row = size.saturating_mul(3).saturating_add(3);
        row.saturating_mul(size).saturating_sub(1)
    }

    fn characters(&self) -> impl Iterator<Item = char> + Clone {
        let size = self.columns.len();
        self.columns.iter().enumerate().flat_map(move |(row, &queen)| {
            let squares = (0..size).flat_map(move |column| {
                [' ', if column == usize::from(queen) { '\u{265b}' } else { '~' }, ' ']
            });
            (row > 0).then_some('\n').into_iter().chain(squares)
        })
    }
}

text_style!(Glyphs);
