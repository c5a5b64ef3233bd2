//! Functions that no other file calls. `ci/firmware functions` writes them from the interface, in
//! its copy of the sources.

use crate::function::functions;

functions! { FUNCTIONS: }
