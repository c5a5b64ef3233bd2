//! The parser of the program's arguments.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::ffi::OsString;

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| arguments(data));

/// Parses the lines as arguments, the first one as the name of the program: they are accepted, or
/// refused with the exit code 2 and a message that does not control the terminal.
pub fn arguments(data: &[u8]) {
    let arguments: Vec<_> = data.split(|&byte| byte == b'\n').map(argument).collect();
    if let Err((message, code)) = queens::parse(&arguments) {
        assert_eq!(code, 2);
        assert!(!message.is_empty());
        assert!(!without_styles(&message).contains(is_control), "{message:?}");
    }
}

#[cfg(unix)]
fn argument(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn argument(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

/// Removes the escape sequences that set a style, such as `ESC[1;31m`.
fn without_styles(message: &str) -> String {
    let mut parts = message.split("\x1b[");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let after = part
            .trim_start_matches(|parameter: char| parameter.is_ascii_digit() || parameter == ';');
        rest += after.strip_prefix('m').unwrap_or("\x1b");
    }
    rest
}

fn is_control(character: char) -> bool {
    character != '\n' && character.is_control()
}
