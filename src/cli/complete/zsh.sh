#compdef judge
# Completions of judge for zsh. Save them as _judge in a directory of $fpath.
_judge() {
    local -a completions
    completions=("${(@f)$(judge __complete "${(@)words[2,CURRENT]}")}")
    if [[ -n $completions ]]; then
        completions=("${(@)completions/$'\t'/:}")
        _describe judge completions
    else
        _files
    fi
}
if [[ $funcstack[1] == _judge ]]; then
    _judge "$@"
else
    compdef _judge judge
fi
