//! Prefixes of names in C.

/// The keywords of C23 and C++23, without those that begin with an underscore.
#[rustfmt::skip]
const KEYWORDS: [&str; 95] = [
    "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor",
    "bool", "break", "case", "catch", "char", "char8_t", "char16_t", "char32_t",
    "class", "co_await", "co_return", "co_yield", "compl", "concept", "const", "const_cast",
    "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete", "do",
    "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
    "float", "for", "friend", "goto", "if", "inline", "int", "long",
    "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "operator",
    "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast", "requires",
    "restrict", "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast",
    "struct", "switch", "template", "this", "thread_local", "throw", "true", "try",
    "typedef", "typeid", "typename", "typeof", "typeof_unqual", "union", "unsigned", "using",
    "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
];

/// The prefix for boards of a size, unless another one is given.
pub fn of_size(size: usize) -> String {
    format!("queens{size}")
}

/// Parses a prefix of names in C: words of small letters and digits, joined by underscores.
///
/// Macros have it in capitals, so it has none itself: `foo` and `FOO` would have the same macros. C
/// and C++ reserve names with an underscore at the start or with two in a row, so there is no empty
/// word, which both would make. All names go on after the prefix, so `int_solution` would compile,
/// but a keyword is hardly meant.
pub fn parse(text: &str) -> Result<String, &'static str> {
    let words = text.split('_').collect::<Vec<_>>();
    let is_word = |word: &&str| {
        let is_part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        !word.is_empty() && word.bytes().all(is_part)
    };
    if !text.starts_with(|first: char| first.is_ascii_lowercase()) || !words.iter().all(is_word) {
        return Err("expected lower-case letters, digits and single underscores between them, \
                    starting with a letter");
    }
    if KEYWORDS.contains(&text) {
        return Err("a keyword of C or C++");
    }
    // With the prefix `foo`, the number of fundamental solutions is FOO_FUNDAMENTAL_SOLUTIONS. With
    // the prefix `foo_fundamental`, this would be the number of all solutions, so a program could
    // not have both tables. `fundamental` alone is no end of another prefix.
    if words.len() > 1 && words.ends_with(&["fundamental"]) {
        return Err(
            "a prefix does not end in `_fundamental`, because names of another would be the same",
        );
    }
    Ok(text.to_owned())
}
