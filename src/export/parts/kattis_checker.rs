
/// The exit status of a verdict. With the flag `space_change_sensitive` wrong white space counts.
fn status(arguments: &[std::ffi::OsString], verdict: usize) -> u8 {
    let is_flag = |argument: &std::ffi::OsString| argument == "space_change_sensitive";
    if verdict == 2 && arguments.iter().skip(3).any(is_flag) {
        return STATUSES[1];
    }
    STATUSES[verdict]
}

/// The input, the output and the right answer. Arguments: `input answer feedback_dir [flags]`.
fn files(arguments: &[std::ffi::OsString]) -> std::io::Result<[Box<dyn std::io::Read>; 3]> {
    let [input, answer, _, ..] = arguments else {
        return Err(std::io::Error::other(
            "usage: input answer feedback_dir [flags] < output",
        ));
    };
    Ok([
        Box::new(std::fs::File::open(input)?),
        Box::new(std::io::stdin()),
        Box::new(std::fs::File::open(answer)?),
    ])
}

/// Writes a message for the judges.
fn say(arguments: &[std::ffi::OsString], message: &[u8]) -> std::io::Result<()> {
    let Some(directory) = arguments.get(2) else {
        return std::io::Write::write_all(&mut std::io::stderr(), message);
    };
    let file = std::path::Path::new(directory).join("judgemessage.txt");
    let mut options = std::fs::OpenOptions::new();
    let mut file = options.append(true).create(true).open(file)?;
    std::io::Write::write_all(&mut file, message)
}
