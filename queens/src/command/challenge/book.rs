//! Books of challenges in files.

use std::path::Path;

use queen_challenge::Grade;

use super::Args;
use crate::book::Book;
use crate::error::Error;
use crate::file;
use crate::output::Output;
use crate::sizes::Sizes;

/// Writes a book of `count` challenges.
pub fn write(args: &Args, count: usize, seed: u64, out: &mut Output) -> Result<(), Error> {
    let format = args.output.as_deref().map(Format::of).transpose()?;
    if format.is_none() && !args.json.json {
        let error = "a book needs a file, as in `-o book.pdf`, or `--json`";
        return Err(Error::Request(error.to_owned()));
    }
    let Some(sizes) = args.sizes() else {
        return Err(Error::Request("the sizes of the boards are missing".to_owned()));
    };
    let groups: Vec<_> = (sizes.first..=sizes.last).flat_map(|size| groups(args, size)).collect();
    let book =
        Book::new(&groups, count, seed, call(args, sizes, count, seed)).map_err(|number| {
            let there = match number {
                0 => "there is no such challenge".to_owned(),
                1 => "there is only 1 such challenge".to_owned(),
                _ => format!("there are only {number} such challenges"),
            };
            Error::Request(format!("without images of each other, {there}"))
        })?;
    match (format, &args.output) {
        (Some(Format::Pdf), Some(path)) => file::write(path, &book.pdf(args.paper)),
        (Some(Format::Svg), Some(path)) => write_pages(path, &book.svg(args.paper)),
        _ => Ok(out.json(&book)?),
    }
}

/// The size with each of the grades that are wanted and that it has.
fn groups(args: &Args, size: usize) -> Vec<(usize, Grade)> {
    let grades = Grade::of_size(size).iter().copied();
    if args.grade.is_empty() {
        return grades.take(1).map(|grade| (size, grade)).collect();
    }
    let wanted = grades.filter(|grade| args.grade.contains(grade));
    wanted.map(|grade| (size, grade)).collect()
}

/// The call that makes the same book again.
fn call(args: &Args, sizes: Sizes, count: usize, seed: u64) -> String {
    let mut call = format!("queens challenge {sizes}");
    if !args.grade.is_empty() {
        let grades: Vec<_> = args.grade.iter().map(Grade::to_string).collect();
        call = call + " --grade " + &grades.join(",");
    }
    call + &format!(" --count {count} --seed {seed}")
}

/// The format of a book, which the name of its file tells.
#[derive(Clone, Copy)]
enum Format {
    Pdf,
    Svg,
}

impl Format {
    fn of(path: &Path) -> Result<Self, Error> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("pdf") => Ok(Self::Pdf),
            Some("svg") => Ok(Self::Svg),
            // Standard output, a device and a pipe take one document.
            _ if path.as_os_str() == "-" || file::is_special(path) => Ok(Self::Pdf),
            _ => {
                let error =
                    "the name of the book has to end in `.pdf` or `.svg`, or be `-` for a PDF";
                Err(Error::Request(error.to_owned()))
            }
        }
    }
}

/// Writes a file a page, or none.
fn write_pages(path: &Path, pages: &[String]) -> Result<(), Error> {
    let width = pages.len().to_string().len();
    let stem = path.file_stem().unwrap_or_default();
    let name = |number: usize| {
        let mut name = stem.to_owned();
        name.push(format!("-{number:0width$}.svg"));
        path.with_file_name(name)
    };
    let paths: Vec<_> = (1..=pages.len()).map(name).collect();
    let files = paths.iter().zip(pages).map(|(path, page)| (&**path, page.as_bytes()));
    file::write_all(&files.collect::<Vec<_>>())
}
