//! The archive: what has been solved, as a gallery shows it.

use queen_challenge::Kind;
use queen_runtime::AnySolution;

use crate::feat::Feat;
use crate::progress::Progress;
use crate::statistics::Statistics;

/// A page of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// What was done in each grade of a kind.
    Statistics(Kind, Vec<Statistics>),
    /// A solved challenge.
    Feat(Box<Feat>),
    /// A fundamental solution.
    Solution(AnySolution),
}

/// The pages of the archive and the index of the current one.
#[derive(Clone, Debug)]
pub struct Archive {
    pages: Vec<Page>,
    shown: usize,
}

impl Archive {
    /// Statistics of queens and of each other kind that was played, then all solved challenges, the
    /// latest first, then all found solutions.
    #[must_use]
    pub fn new(progress: &Progress) -> Self {
        let feats = progress.feats();
        let is_played = |kind| feats.iter().any(|feat| feat.challenge.kind() == kind);
        let kinds = Kind::ALL.into_iter().filter(|&kind| kind == Kind::Queens || is_played(kind));
        let statistics =
            kinds.map(|kind| Page::Statistics(kind, Statistics::of_each_grade(&feats, kind)));
        let statistics: Vec<_> = statistics.collect();
        let feats = feats.into_iter().map(Box::new).map(Page::Feat);
        let solutions = progress.solutions().into_iter().map(Page::Solution);
        Self { pages: statistics.into_iter().chain(feats).chain(solutions).collect(), shown: 0 }
    }

    /// All pages.
    #[must_use]
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The index of the page that is shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The page that is shown.
    #[must_use]
    pub fn page(&self) -> Option<&Page> {
        self.pages.get(self.shown)
    }

    /// Turns this many pages, up to the first or last one.
    pub fn turn(&mut self, pages: isize) {
        self.open(self.shown.saturating_add_signed(pages));
    }

    /// Opens a page, or the last one if there are fewer.
    pub fn open(&mut self, index: usize) {
        self.shown = index.min(self.pages.len().saturating_sub(1));
    }
}
