#!/usr/bin/env bash
# How fast `judge` is, as multiples of the time that `wc -w` takes to count the words of the same
# file in the same run, and how much memory it uses.
#
#   benches/compare.sh             a file and the sample of each problem, and two giants
#   benches/compare.sh --growth    also files ten times as long (they take some 3 GB under target/)
#
# Every file comes from `judge generate` with seed 1. A time is that of a whole process with the
# file on standard input and a file as output: the median of RUNS runs (7 unless it is set), the
# two programs in turn. Needs bash 5, coreutils and GNU time (Debian's package `time`).
# Ends with status 1 if a limit is missed.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

runs=${RUNS:-7}
data=${CARGO_TARGET_DIR:-target}/compare
judge=${CARGO_TARGET_DIR:-target}/release/judge
missed=0

# What is measured: problem, cases, further options of `judge generate`, limit and aim as multiples
# of wc -w. `other` stands for each problem without a row of its own; - is no limit.
rows='
gomoku         80000  --kind=random             0.5  0.25
number-game    700000 --kind=random             1    0.5
game-schedule  900    --kind=random,--size=950  1    0.5
spot           70000  --kind=random,--size=50   1    0.7
cheat          500000 --kind=random             2    1.2
10-20-30       400000 --kind=random             4    2
other          50000  none                      -    -
'

# row_of PROBLEM
row_of() {
    grep "^$1 " <<< "$rows" || grep '^other ' <<< "$rows"
}

# make_file PROBLEM CASES OPTIONS: the name of the file, made if it is not there yet.
make_file() {
    local file="$data/$1-$2.in"
    if [ ! -e "$file" ]; then
        local options=${3/#none/}
        # shellcheck disable=SC2086  # several options, separated by commas
        "$judge" generate "$1" --cases "$2" --seed 1 ${options//,/ } > "$file.new"
        mv "$file.new" "$file"
    fi
    echo "$file"
}

# microseconds COMMAND ...: how long it takes; standard input and output are the caller's.
microseconds() {
    local start=${EPOCHREALTIME/./}
    "$@"
    echo $((${EPOCHREALTIME/./} - start)) >&3
}

# run_in_turn FILE PROBLEM: fills $data/wc and $data/judge with the times of each.
run_in_turn() {
    : > "$data/wc.times"
    : > "$data/judge.times"
    for ((run = 0; run < runs; run++)); do
        microseconds wc -w < "$1" > /dev/null 3>> "$data/wc.times"
        microseconds "$judge" "$2" < "$1" > "$data/answers" 3>> "$data/judge.times"
    done
}

# median FILE
median() {
    sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

# peak FILE PROBLEM: peak resident size in kilobytes.
peak() {
    /usr/bin/time -f %M -o "$data/peak" "$judge" "$2" < "$1" > "$data/answers"
    tail -n 1 "$data/peak"
}

# ratio A B: A / B with two decimals.
ratio() {
    local hundredths=$((($1 * 100 + $2 / 2) / $2))
    printf '%d.%02d' $((hundredths / 100)) $((hundredths % 100))
}

# verdict VALUE LIMIT: "ok" or "MISSED"; both are decimal numbers, or the limit is -.
verdict() {
    if [ "$2" = - ]; then
        echo -
    elif [ "$(printf '%s\n' "$1" "$2" | sort -g | tail -n 1)" = "$2" ] || [ "$1" = "$2" ]; then
        echo ok
    else
        echo MISSED
    fi
}

# line FORMAT ... VERDICT: prints a line of a table and notes a missed limit.
line() {
    # shellcheck disable=SC2059
    printf "$@"
    case "${*: -1}" in *MISSED*) missed=1 ;; esac
}

cargo build --release --quiet
mkdir -p "$data"
problems=$("$judge" list | cut -d ' ' -f 1)
# Those whose input may have many cases.
large=$(for problem in $problems; do
    if "$judge" generate "$problem" --cases 2 --seed 1 &> "$data/cases"; then echo "$problem"; fi
done)

printf '%-14s %8s %7s %9s %9s %6s %8s %6s %8s\n' \
    problem cases MB 'wc -w ms' 'judge ms' ratio 'at most' aim 'peak KB'
for problem in $large; do
    read -r _ cases options limit aim <<< "$(row_of "$problem")"
    file=$(make_file "$problem" "$cases" "$options")
    run_in_turn "$file" "$problem"
    words=$(median "$data/wc.times")
    time=$(median "$data/judge.times")
    of_words=$(ratio "$time" "$words")
    memory=$(peak "$file" "$problem")
    line '%-14s %8d %7d %9d %9d %6s %8s %6s %8d  %s\n' "$problem" "$cases" \
        $(($(stat -c %s "$file") / 1000000)) $((words / 1000)) $((time / 1000)) \
        "$of_words" "$limit" "$aim" "$memory" \
        "$(verdict "$of_words" "$limit") $(verdict "$memory" 8192)"
done

printf '\n%-38s %9s %8s %8s\n' giants ms 'at most' 'peak KB'
giant() {
    local file
    file=$(make_file "$1" 1 "$2")
    run_in_turn "$file" "$1"
    local time memory
    time=$(median "$data/judge.times")
    memory=$(peak "$file" "$1")
    line '%-38s %9d %8d %8d  %s\n' "$3" $((time / 1000)) "$4" "$memory" \
        "$(verdict $((time / 1000)) "$4") $(verdict "$memory" 256000)"
}
giant spot --kind=draws,--size=1000000 'spot, N = 1,000,000' 1000
giant game-schedule --kind=random,--size=1000000 'game-schedule, 1,000,000 teams' 3000

printf '\n%-14s %14s %14s %6s %8s\n' 'sample' '/bin/true us' 'judge us' ratio 'at most'
# A start takes about a millisecond, so a run here is ten of them, and there are more runs.
runs=$((runs * 5))
ten() {
    for ((turn = 0; turn < 10; turn++)); do "$@"; done
}
on_sample() { "${@:2}" < "samples/$1/sample.in" > "$data/answers"; }
for problem in $problems; do
    : > "$data/wc.times"
    : > "$data/judge.times"
    for ((run = 0; run < runs; run++)); do
        microseconds ten on_sample "$problem" /bin/true 3>> "$data/wc.times"
        microseconds ten on_sample "$problem" "$judge" "$problem" 3>> "$data/judge.times"
    done
    nothing=$(median "$data/wc.times")
    time=$(median "$data/judge.times")
    line '%-14s %14d %14d %6s %8s  %s\n' "$problem" $((nothing / 10)) $((time / 10)) \
        "$(ratio "$time" "$nothing")" 2 "$(verdict "$(ratio "$time" "$nothing")" 2)"
done

runs=$((runs / 5))

if [ "${1:-}" = --growth ]; then
    printf '\n%-14s %14s %14s %6s %9s %8s\n' 'ten times' 'once ms' 'ten times ms' ratio 'at most' 'peak KB'
    for problem in $large; do
        read -r _ cases options _ <<< "$(row_of "$problem")"
        once=$(make_file "$problem" "$cases" "$options")
        tenfold=$(make_file "$problem" $((cases * 10)) "$options")
        run_in_turn "$once" "$problem"
        before=$(median "$data/judge.times")
        run_in_turn "$tenfold" "$problem"
        after=$(median "$data/judge.times")
        memory=$(peak "$tenfold" "$problem")
        line '%-14s %14d %14d %6s %9s %8d  %s\n' "$problem" $((before / 1000)) $((after / 1000)) \
            "$(ratio "$after" "$before")" 11 "$memory" \
            "$(verdict "$(ratio "$after" "$before")" 11) $(verdict "$memory" 8192)"
        rm "$tenfold"
    done
fi
exit "$missed"
