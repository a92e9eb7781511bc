#!/usr/bin/env bash
# How long `judge` takes, as a multiple of the time in which `wc -w` counts the words of the same
# file, for each problem; or in which another program solves it.
#
#   benches/compare.sh
#   benches/compare.sh PROBLEM CASES COMMAND ...
#
# The files come from `judge generate` with seed 1. A time is that of a whole process: the median of
# RUNS runs (7 unless it is set), the two programs in turn. Needs bash 5 and coreutils.
# Ends with status 1 if a limit is missed, or if the other program is wrong.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

runs=${RUNS:-7}
data=${CARGO_TARGET_DIR:-target}/compare
judge=${CARGO_TARGET_DIR:-target}/release/judge

# Problem, cases in a file of 22 to 58 MB, size of the cases or -, and limit as a multiple of wc -w.
rows='
gomoku         80000  -   1.2
number-game    700000 -   1.3
game-schedule  900    950 0.9
spot           70000  50  1.1
cheat          500000 -   3.0
10-20-30       400000 -   4.5
'

# microseconds COMMAND ...: how long it takes; standard input and output are the caller's.
microseconds() {
    local start=${EPOCHREALTIME/./}
    "$@"
    echo $((${EPOCHREALTIME/./} - start)) >&3
}

# median FILE
median() {
    sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

# compare PROBLEM CASES SIZE COMMAND ...: sets `ratio`, the time of `judge` as a hundredth of that
# of COMMAND.
compare() {
    local problem=$1 cases=$2 size=$3 times
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
    times=("$(median "$data/judge.times")" "$(median "$data/other.times")")
    ratio=$(((times[0] * 100 + times[1] / 2) / times[1]))
    printf '%-14s %7d cases: judge %6d ms, %s %6d ms, ratio %d.%02d' "$problem" "$cases" \
        $((times[0] / 1000)) "$*" $((times[1] / 1000)) $((ratio / 100)) $((ratio % 100))
}

cargo build --release --quiet
mkdir -p "$data"
if [ $# -gt 0 ]; then
    compare "$1" "$2" - "${@:3}"
    printf '; its output is '
    exec "$judge" check "$1" "$file" "$data/other.out"
fi
missed=0
while read -r problem cases size limit; do
    compare "$problem" "$cases" "$size" wc -w
    printf ', limit %s\n' "$limit"
    [ "$ratio" -le "$(tr -d . <<< "$limit")0" ] || { missed=1; echo '  MISSED'; }
done < <(grep . <<< "$rows")
exit "$missed"
