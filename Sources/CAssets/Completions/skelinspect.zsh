#compdef skelinspect
# Completes the command lines of skelinspect in zsh. Printed by: skelinspect completions zsh

_skelinspect() {
  local -a lines listed
  lines=("${(@f)$(skelinspect completions offer -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  compset -p ${#lines[1]}
  # A word, a colon and what it means.
  listed=("${(@)${(@)lines[2,-1]:#/}/$'\t'/:}")
  if (( $#listed )); then _describe -t words word listed; fi
  if (( $lines[(I)/] )); then _files; fi
}

if [[ $funcstack[1] == _skelinspect ]]; then
  _skelinspect "$@"
else
  compdef _skelinspect skelinspect
fi
