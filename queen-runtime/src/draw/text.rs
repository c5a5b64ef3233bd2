//! What the styles of text have in common.

use core::iter;

/// What each style has by its `characters`.
macro_rules! text_style {
    ($style:ident) => {
        impl<'a> $style<'a> {
            /// Draws the queens in these columns, the top row's first.
            #[must_use]
            pub const fn new(columns: &'a [u8]) -> Self {
                Self { columns }
            }

            /// Draws into the front of `buffer`, and returns the drawing; if it does not fit,
            /// returns `None`, and `buffer` is as it was.
            pub fn render_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b str> {
                crate::draw::text::render_into(self.characters(), buffer)
            }
        }

        impl core::fmt::Display for $style<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.characters()
                    .try_for_each(|character| core::fmt::Write::write_char(f, character))
            }
        }
    };
}
pub(super) use text_style;

pub(super) fn render_into(
    characters: impl Iterator<Item = char> + Clone,
    buffer: &mut [u8],
) -> Option<&str> {
    let length = characters.clone().map(char::len_utf8).sum();
    let text = buffer.get_mut(..length)?;
    let mut rest = &mut *text;
    for character in characters {
        let (place, after) = rest.split_at_mut_checked(character.len_utf8())?;
        character.encode_utf8(place);
        rest = after;
    }
    str::from_utf8(text).ok()
}

/// The digits of `n`, the highest first.
pub(super) fn number(n: usize) -> impl Iterator<Item = char> + Clone {
    let mut digits = [b'0'; 20];
    let mut unused = digits.len();
    let mut rest = n;
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        unused -= 1;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    digits.into_iter().skip(unused).map(char::from)
}

/// How many digits the numbers from 1 to `n` have together.
pub(super) const fn digits_up_to(n: usize) -> usize {
    let mut digits = 0_usize;
    let mut power = 1_usize;
    while power <= n {
        digits = digits.saturating_add(n - (power - 1));
        power = power.saturating_mul(10);
        if power == usize::MAX {
            break;
        }
    }
    digits
}

/// `numbers` between `opening` and `closing`, with a comma and a space after each but the last.
pub(super) fn enclosed(
    opening: char,
    numbers: impl Iterator<Item = usize> + Clone,
    closing: char,
) -> impl Iterator<Item = char> + Clone {
    let separated = numbers.enumerate().flat_map(|(index, n)| {
        let separator = if index > 0 { ", " } else { "" };
        separator.chars().chain(number(n))
    });
    iter::once(opening).chain(separated).chain([closing])
}

/// How many bytes [`enclosed`] puts around `count` numbers.
pub(super) const fn separators(count: usize) -> usize {
    if count == 0 { 2 } else { count.saturating_mul(2) }
}
