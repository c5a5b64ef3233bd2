//! Pictures of solutions as SVG documents, a kind of picture per file.

pub mod gallery;
pub mod heat;
