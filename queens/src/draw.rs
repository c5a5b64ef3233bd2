//! Pictures of solutions as SVG documents, a kind of picture per file.

mod canvas;
mod empty;
pub mod gallery;
pub mod heat;
