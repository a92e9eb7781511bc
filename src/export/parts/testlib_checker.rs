
/// The exit status of a verdict.
fn status(_: &[std::ffi::OsString], verdict: usize) -> u8 {
    STATUSES[verdict]
}

/// The input, the output and the right answer. Arguments: `input output answer [report]`.
fn files(arguments: &[std::ffi::OsString]) -> std::io::Result<[Box<dyn std::io::Read>; 3]> {
    let [input, output, answer, ..] = arguments else {
        return Err(std::io::Error::other("usage: input output answer [report]"));
    };
    Ok([
        Box::new(std::fs::File::open(input)?),
        Box::new(std::fs::File::open(output)?),
        Box::new(std::fs::File::open(answer)?),
    ])
}

/// Writes a message to the report, or to standard error if there is none.
fn say(arguments: &[std::ffi::OsString], message: &[u8]) -> std::io::Result<()> {
    let Some(report) = arguments.get(3) else {
        return std::io::Write::write_all(&mut std::io::stderr(), message);
    };
    std::fs::write(report, message)
}
