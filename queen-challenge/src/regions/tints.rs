//! Tints, which tell the regions of a picture apart.

use queen_runtime::Board;

use super::Regions;

impl Regions {
    /// The number of tints: by the four colour theorem, no division of a board needs more.
    pub const TINTS: usize = 4;

    /// A tint of each region, below [`TINTS`](Self::TINTS): regions side by side have different
    /// ones, and each is taken about as often. A picture has a colour or a pattern for each tint.
    ///
    /// ```
    /// use queen_challenge::Regions;
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// assert!(regions.tints().eq([0, 1, 2, 3]));
    /// ```
    pub fn tints(&self) -> impl ExactSizeIterator<Item = usize> + Clone {
        self.tinted().into_iter().take(self.size()).map(usize::from)
    }

    /// The tints, found by trying: each region takes the tint that those before it have taken least
    /// often. A region for which none is left gives the one before it another tint.
    ///
    /// The remainders remove the bounds checks and with them the code that panics.
    fn tinted(&self) -> [u8; Board::MAX_SIZE] {
        let beside = self.neighbours();
        let mut tints = [0; Board::MAX_SIZE];
        // For each region up to this one, the tints that it has had with those before it, as bits.
        let mut tried = [0_u8; Board::MAX_SIZE];
        let mut region = 0;
        while region < self.size() {
            let at = region % Board::MAX_SIZE;
            // Bits of the tints that are taken or tried, and how often each tint is taken.
            let (mut closed, mut used) = (tried[at], [0_u8; Self::TINTS]);
            for (other, &tint) in tints.iter().enumerate().take(region) {
                used[usize::from(tint) % Self::TINTS] += 1;
                closed |= u8::from(beside[at] >> other & 1 == 1) << tint;
            }
            let open = used.iter().enumerate().filter(|(tint, _)| closed >> tint & 1 == 0);
            if let Some((tint, _)) = open.min_by_key(|&(_, used)| used) {
                tints[at] = tint as u8;
                tried[at] |= 1 << tint;
                region += 1;
                tried[region % Board::MAX_SIZE] = 0;
            } else if let Some(before) = region.checked_sub(1) {
                region = before;
            } else {
                break;
            }
        }
        tints
    }

    /// The regions beside each region, as bits.
    fn neighbours(&self) -> [u16; Board::MAX_SIZE] {
        let mut beside = [0; Board::MAX_SIZE];
        for pair in self.borders() {
            let [one, other] = pair.map(|square| self.region_at(square.row(), square.column()));
            beside[one % Board::MAX_SIZE] |= 1 << other;
            beside[other % Board::MAX_SIZE] |= 1 << one;
        }
        beside
    }
}
