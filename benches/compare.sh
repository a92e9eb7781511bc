#!/usr/bin/env bash
# Compares the run times of `judge` and another program on the same file.
#
#   benches/compare.sh                             with `wc -w`, for the problems below
#   benches/compare.sh PROBLEM CASES COMMAND ...   with COMMAND, for one problem
#
# `judge generate` makes the files, with seed 1. The two programs run alternately. The script
# measures whole processes, and takes the median of RUNS runs, an odd number, 7 by default. With
# `wc -w`, it exits with status 1 if the time of `judge` divided by that of `wc` exceeds the limit.
# With COMMAND, its exit status is that of `judge check` for the output of COMMAND. It needs bash 5
# and coreutils.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

runs=${RUNS:-7}
data=${CARGO_TARGET_DIR:-target}/compare
judge=${CARGO_TARGET_DIR:-target}/release/judge

# Columns: the problem; the number of cases, which gives files of 22 to 58 MB; the size of the
# cases, or - for the default; the limit of the time of `judge` divided by that of `wc`.
rows='
gomoku         80000  -   1.2
number-game    700000 -   1.3
game-schedule  900    950 0.9
spot           70000  50  1.1
cheat          500000 -   3.0
10-20-30       400000 -   4.5
'

# measure COMMAND ...: runs COMMAND, and prints its run time in microseconds to file descriptor 3.
measure() {
    local start=${EPOCHREALTIME/./}
    "$@"
    echo $((${EPOCHREALTIME/./} - start)) >&3
}

# median FILE: prints the median of the numbers in FILE.
median() {
    sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

# compare PROBLEM CASES SIZE COMMAND ...: prints the run times. Sets `percent` to the run time of
# `judge` in percent of the run time of COMMAND, and `file` to the input.
compare() {
    local problem=$1 cases=$2 size=$3 judge_time command_time
    shift 3
    file="$data/$problem-$cases.in"
    options=(--kind random --cases "$cases" --seed 1)
    [ "$size" = - ] || options+=(--size "$size")
    "$judge" generate "$problem" "${options[@]}" > "$file"
    rm -f "$data"/*.times
    for ((run = 0; run < runs; run++)); do
        measure "$@" < "$file" > "$data/command.out" 3>> "$data/command.times"
        measure "$judge" "$problem" < "$file" > "$data/judge.out" 3>> "$data/judge.times"
    done
    judge_time=$(median "$data/judge.times")
    command_time=$(median "$data/command.times")
    # Adding half of the divisor rounds the quotient.
    percent=$(((judge_time * 100 + command_time / 2) / command_time))
    printf '%-14s %7d cases: judge %6d ms, %s %6d ms, ratio %d.%02d' "$problem" "$cases" \
        $((judge_time / 1000)) "$*" $((command_time / 1000)) $((percent / 100)) $((percent % 100))
}

cargo build --release --quiet
mkdir -p "$data"
if [ $# -gt 0 ]; then
    compare "$1" "$2" - "${@:3}"
    printf '; the output of %s is ' "${*:3}"
    exec "$judge" check "$1" "$file" "$data/command.out"
fi
status=0
while read -r problem cases size limit; do
    compare "$problem" "$cases" "$size" wc -w
    printf ', limit %s\n' "$limit"
    # 1.2 becomes 120: removing the point and appending a 0 turns the limit into percent.
    [ "$percent" -le "$(tr -d . <<< "$limit")0" ] || { status=1; echo '  LIMIT EXCEEDED'; }
done < <(grep . <<< "$rows")
exit "$status"
