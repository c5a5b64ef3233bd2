//! Static analysis.
