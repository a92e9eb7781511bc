extern crate alloc;

use crate::runtime::scanner::{Stream, StreamError};
use core::alloc::{GlobalAlloc, Layout};

/// What the C around it offers.
mod outside {
    extern "C" {
        /// Puts the next bytes of a file at `to`, at most `length`, and says how many;
        /// `usize::MAX` if it cannot be read.
        pub fn Read(file: usize, to: *mut u8, length: usize) -> usize;
        /// Adds `length` bytes to the output.
        pub fn Write(from: *const u8, length: usize);
        /// Copies `length` bytes, which may overlap.
        pub fn Copy(to: *mut u8, from: *const u8, length: usize);
        /// Fills `length` bytes with one.
        pub fn Fill(to: *mut u8, byte: i32, length: usize);
        /// Compares `length` bytes: below 0, 0 or above 0.
        pub fn Compare(one: *const u8, other: *const u8, length: usize) -> i32;
    }
}

/// The file with this number, and the output.
struct File(usize);

impl Stream for File {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        match unsafe { outside::Read(self.0, chunk.as_mut_ptr(), chunk.len()) } {
            usize::MAX => Err(StreamError),
            length => Ok(length),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        unsafe { outside::Write(bytes.as_ptr(), bytes.len()) };
        Ok(())
    }
}

fn say(message: &str) {
    unsafe { outside::Write(message.as_ptr(), message.len()) };
}

// What the compiler calls to move bytes.

#[no_mangle]
unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    outside::Copy(to, from, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    outside::Copy(to, from, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memset(to: *mut u8, byte: i32, length: usize) -> *mut u8 {
    outside::Fill(to, byte, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memcmp(one: *const u8, other: *const u8, length: usize) -> i32 {
    outside::Compare(one, other, length)
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}

/// Hands out blocks of 2^n bytes. Freed blocks are kept in a list for each n.
struct Blocks {
    /// The first waiting block of 2^n bytes; each holds the address of the next.
    waiting: [usize; 32],
    /// Where memory begins that was never handed out, and where it ends.
    free: usize,
    end: usize,
}

static mut BLOCKS: Blocks = Blocks {
    waiting: [0; 32],
    free: 0,
    end: 0,
};

struct Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

/// The n for which a block of 2^n bytes holds `size` bytes; the smallest block has 16.
fn class(size: usize) -> usize {
    32 - ((size - 1) | 15).leading_zeros() as usize
}

const PAGE: usize = 1 << 16;

unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let blocks = &mut *core::ptr::addr_of_mut!(BLOCKS);
        let class = class(layout.size());
        // What the mask says is true anyway, and spares a check.
        let waiting = blocks.waiting[class & 31];
        if waiting != 0 {
            blocks.waiting[class & 31] = *(waiting as *const usize);
            return waiting as *mut u8;
        }
        let size = 1 << class;
        if blocks.end - blocks.free < size {
            let pages = (size + PAGE - 1) / PAGE;
            // Where memory cannot grow, the C around it has ended the program.
            let first = core::arch::wasm32::memory_grow::<0>(pages) * PAGE;
            if first != blocks.end {
                blocks.free = first;
            }
            blocks.end = first + pages * PAGE;
        }
        let block = blocks.free;
        blocks.free += size;
        block as *mut u8
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let blocks = &mut *core::ptr::addr_of_mut!(BLOCKS);
        let class = class(layout.size());
        *(block as *mut usize) = blocks.waiting[class & 31];
        blocks.waiting[class & 31] = block as usize;
    }
}
