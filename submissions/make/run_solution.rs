
/// Answers file 0.
#[no_mangle]
pub extern "C" fn run() -> u32 {
    let mut file = File(0);
    let mut scanner = crate::runtime::scanner::Scanner::new(&mut file);
    // A judge's input has no errors, and there is nowhere to report one.
    let _ = crate::runtime::solution::solve_all::<Solution>(&mut scanner);
    let _ = scanner.flush();
    0
}
