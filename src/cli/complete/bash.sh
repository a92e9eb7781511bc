# Completions of judge for bash. Save them as
# ~/.local/share/bash-completion/completions/judge.

# Sets `words` to what may stand at a place; fails if there is no such place.
_judge_words() {
    case $1 in
@words@
    *) return 1 ;;
    esac
}

_judge() {
    local cur=${COMP_WORDS[COMP_CWORD]} verb=${COMP_WORDS[1]} words='' place=''
    local problem='' option='' operands=0 command='' i word IFS=$' \t\n'
    COMPREPLY=()
    _judge_words "$verb -" || verb=PROBLEM
    _judge_words "$verb command" && command=yes
    for ((i = 2; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '=' ]]; then
            : # of --option=value, which bash takes apart
        elif [[ $option ]]; then
            option=
        elif [[ $word == -?* ]]; then
            _judge_words "$verb $word" && option=$word
        else
            ((operands++)) || problem=$word
            [[ $command && $operands -eq 2 ]] && break
        fi
    done
    [[ $cur == '=' ]] && cur=
    if ((COMP_CWORD == 1)); then
        place=
    elif [[ $option ]]; then
        place="$verb $option"
    elif [[ $command && $operands -eq 2 ]]; then
        place=
    elif [[ $cur == -* ]]; then
        place="$verb -"
    else
        place="$verb $((operands > 0))"
    fi
    words='<files>'
    [[ $command && $operands -eq 2 ]] || { words=; _judge_words "$place"; }
    [[ $words == '<kinds>' ]] && { words=; _judge_words "kinds $problem"; }
    case $words in
    '<files>') IFS=$'\n' COMPREPLY=($(compgen -f -- "$cur")) ;;
    '<directories>') IFS=$'\n' COMPREPLY=($(compgen -d -- "$cur")) ;;
    '<commands>') IFS=$'\n' COMPREPLY=($(compgen -c -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
    esac
    [[ $words == '<'* ]] && compopt -o filenames 2>/dev/null
    return 0
}

complete -F _judge judge
