//! An online judge does not show error messages, so nothing has to be kept for them.

use core::fmt::{Display, Formatter, Result};

#[derive(Debug)]
pub struct Unexpected;

impl Unexpected {
    pub fn new(_: &[u8], _: &'static str) -> Self {
        Unexpected
    }
}

impl Display for Unexpected {
    fn fmt(&self, _: &mut Formatter) -> Result {
        Ok(())
    }
}

#[derive(Debug)]
pub struct Word;

impl Word {
    pub fn new(_: &[u8]) -> Self {
        Word
    }
}

impl Display for Word {
    fn fmt(&self, _: &mut Formatter) -> Result {
        Ok(())
    }
}
