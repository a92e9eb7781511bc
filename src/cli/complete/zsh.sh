#compdef judge
# Completions of judge for zsh. Save them as _judge in a directory of $fpath.

# Sets `list` to what may stand at a place; fails if there is no such place.
_judge_words() {
    case $1 in
@words@
    *) return 1 ;;
    esac
}

_judge() {
    local verb=$words[2] problem option word
    local -i operands i
    local -a list
    _judge_words "$verb -" || verb=PROBLEM
    for ((i = 3; i < CURRENT; i++)); do
        word=$words[i]
        if [[ -n $option ]]; then
            option=
        elif [[ $word == -?* ]]; then
            _judge_words "$verb $word" && option=$word
        elif ((operands++ == 0)); then
            problem=$word
        elif _judge_words "$verb command"; then
            # The rest belongs to the command.
            words=("${(@)words[i,-1]}")
            ((CURRENT -= i - 1))
            _normal
            return
        fi
    done
    if [[ -z $option && $PREFIX == --*=* ]]; then
        option=${PREFIX%%=*}
        compset -P '*='
    fi
    list=()
    if ((CURRENT == 2)); then
        _judge_words ''
    elif [[ -n $option ]]; then
        _judge_words "$verb $option"
    elif [[ $PREFIX == -* ]]; then
        _judge_words "$verb -"
    else
        _judge_words "$verb $((operands > 0))"
    fi
    [[ $list == '<kinds>' ]] && { list=(); _judge_words "kinds $problem"; }
    case $list in
    '') _message 'nothing to complete' ;;
    '<files>') _files ;;
    '<directories>') _files -/ ;;
    '<commands>') _command_names -e ;;
    *) _describe judge list ;;
    esac
}

if [[ $funcstack[1] == _judge ]]; then
    _judge "$@"
else
    compdef _judge judge
fi
