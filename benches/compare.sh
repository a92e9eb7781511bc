#!/usr/bin/env bash
# Compares the run times of `judge` and another program on the same file.
#
#   benches/compare.sh                             with `wc -w`, for each problem
#   benches/compare.sh PROBLEM CASES COMMAND ...   with COMMAND, for one problem
#
# `judge generate` makes the files, with seed 1. A run time is the median of RUNS runs (7 by default)
# of a whole process. The two programs run alternately. Needs bash 5 and coreutils.
# Exits with status 1 if a ratio exceeds its limit, or if the output of COMMAND is wrong.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

runs=${RUNS:-7}
data=${CARGO_TARGET_DIR:-target}/compare
judge=${CARGO_TARGET_DIR:-target}/release/judge

# Problem, number of cases (in files of 22 to 58 MB), size of the cases or -, limit of the ratio.
rows='
gomoku         80000  -   1.2
number-game    700000 -   1.3
game-schedule  900    950 0.9
spot           70000  50  1.1
cheat          500000 -   3.0
10-20-30       400000 -   4.5
'

# microseconds COMMAND ...: runs COMMAND and prints its run time to file descriptor 3.
microseconds() {
    local start=${EPOCHREALTIME/./}
    "$@"
    echo $((${EPOCHREALTIME/./} - start)) >&3
}

# median FILE: prints the median of the numbers in FILE.
median() {
    sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

# compare PROBLEM CASES SIZE COMMAND ...: prints the run times, and sets `ratio` to the run time of
# `judge` in percent of the run time of COMMAND.
compare() {
    local problem=$1 cases=$2 size=$3 judge_time other_time
    shift 3
    file="$data/$problem-$cases.in"
    options=(--kind random --cases "$cases" --seed 1)
    [ "$size" = - ] || options+=(--size "$size")
    "$judge" generate "$problem" "${options[@]}" > "$file"
    rm -f "$data"/*.times
    for ((run = 0; run < runs; run++)); do
        microseconds "$@" < "$file" > "$data/other.out" 3>> "$data/other.times"
        microseconds "$judge" "$problem" < "$file" > "$data/judge.out" 3>> "$data/judge.times"
    done
    judge_time=$(median "$data/judge.times")
    other_time=$(median "$data/other.times")
    ratio=$(((judge_time * 100 + other_time / 2) / other_time))
    printf '%-14s %7d cases: judge %6d ms, %s %6d ms, ratio %d.%02d' "$problem" "$cases" \
        $((judge_time / 1000)) "$*" $((other_time / 1000)) $((ratio / 100)) $((ratio % 100))
}

cargo build --release --quiet
mkdir -p "$data"
if [ $# -gt 0 ]; then
    compare "$1" "$2" - "${@:3}"
    printf '; its output is '
    exec "$judge" check "$1" "$file" "$data/other.out"
fi
status=0
while read -r problem cases size limit; do
    compare "$problem" "$cases" "$size" wc -w
    printf ', limit %s\n' "$limit"
    # The limit has one decimal, and the ratio is in percent.
    [ "$ratio" -le "$(tr -d . <<< "$limit")0" ] || { status=1; echo '  MISSED'; }
done < <(grep . <<< "$rows")
exit "$status"
