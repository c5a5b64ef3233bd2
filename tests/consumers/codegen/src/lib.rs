//! The examples of this crate are functions whose machine code is compared.
