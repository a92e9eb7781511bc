
mod streams {
    extern "C" {
        /// Puts the next bytes of the input at `to`, at most `length`, and says how many.
        pub fn Read(to: *mut u8, length: usize) -> usize;
        /// Writes `length` bytes.
        pub fn Write(from: *const u8, length: usize);
    }
}

struct StandardStreams;

impl crate::runtime::scanner::Stream for StandardStreams {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, crate::runtime::scanner::StreamError> {
        Ok(unsafe { streams::Read(chunk.as_mut_ptr(), chunk.len()) })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), crate::runtime::scanner::StreamError> {
        unsafe { streams::Write(bytes.as_ptr(), bytes.len()) };
        Ok(())
    }
}

/// Answers standard input on standard output.
#[no_mangle]
pub extern "C" fn run() {
    let mut streams = StandardStreams;
    let mut scanner = Scanner::new(&mut streams);
    // A judge's input has no errors, and there is nowhere to report one.
    let _ = crate::runtime::solution::solve_all::<Solution>(&mut scanner);
    let _ = scanner.flush();
}
