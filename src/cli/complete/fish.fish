# Completions of judge for fish. Save them as ~/.config/fish/completions/judge.fish.

# Prints what may stand at a place; fails if there is no such place.
function __judge_words
    switch "$argv[1]"
@words@
        case '*'
            return 1
    end
    return 0
end

function __judge_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l verb "$words[2]"
    set -l problem ''
    set -l option ''
    set -l operands 0
    __judge_words "$verb -" >/dev/null; or set verb PROBLEM
    for i in (seq 3 (count $words))
        set -l word $words[$i]
        if test -n "$option"
            set option ''
        else if string match -q -- '-?*' $word
            __judge_words "$verb $word" >/dev/null; and set option $word
        else
            set operands (math $operands + 1)
            test $operands -eq 1; and set problem $word
            if test $operands -eq 2; and __judge_words "$verb command"
                # The rest belongs to the command.
                complete -C (string join ' ' -- (string escape -- $words[$i..-1]) $current)
                return
            end
        end
    end
    set -l place "$verb "(test $operands -gt 0; and echo 1; or echo 0)
    set -l prefix ''
    if test (count $words) -eq 1
        set place ''
    else if test -n "$option"
        set place "$verb $option"
    else if string match -q -- '--*=*' $current
        set prefix (string replace -r '=.*' '=' -- $current)
        set place "$verb "(string trim -r -c = -- $prefix)
    else if string match -q -- '-*' $current
        set place "$verb -"
    end
    set -l found (__judge_words "$place")
    if string match -q -- '<kinds>*' $found
        set found (__judge_words "kinds $problem")
    end
    switch "$found[1]"
        case '<files>*'
            __fish_complete_path (string replace -- "$prefix" '' $current)
        case '<directories>*'
            __fish_complete_directories (string replace -- "$prefix" '' $current)
        case '<commands>*'
            complete -C $current
        case '*'
            printf "$prefix%s\n" $found
    end
end

complete -c judge -f -a '(__judge_complete)'
