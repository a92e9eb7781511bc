#compdef judge
# Completions of judge for zsh. Save them as _judge in a directory of $fpath.
_judge() {
    local -a found
    found=("${(@f)$(judge __complete "${(@)words[2,CURRENT]}")}")
    if [[ -n $found ]]; then
        found=("${(@)found/$'\t'/:}")
        _describe judge found
    else
        _files
    fi
}
if [[ $funcstack[1] == _judge ]]; then
    _judge "$@"
else
    compdef _judge judge
fi
