# Prints what zsh offers at the end of each line of standard input, with a tab after each: offer.zsh SCRIPT FOLDER
# Only its line editor completes: another zsh runs on a terminal, and writes down what it would add.
emulate zsh
zmodload zsh/zpty zsh/zselect

script=$1 offers=$2/offers
: >$offers
TERM=dumb zpty -b inner zsh -f -i

tell() { zpty -w inner $1 }

# Waits until the other one has written a line.
wait_for() {
  repeat 3000; do
    zpty -r -t inner drained
    if grep -qx -- $1 $offers; then return; fi
    zselect -t 2
  done
  print -u 2 "zsh does not answer"
  exit 1
}

tell "unsetopt beep; PROMPT='' offers=${(q)offers}; autoload -Uz compinit; compinit -u -D; source ${(q)script}"
tell 'compadd() {
  if (( ${@[(I)-[AOD]]} )); then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -A found "$@"
  print -rl -- $found >>$offers
}'
tell 'print ready >>$offers'
wait_for ready
while IFS= read -r line; do
  : >$offers
  zpty -n -w inner $line$'\t\025'
  tell 'print done >>$offers'
  wait_for done
  grep -vx done $offers | sort -u | tr '\n' '\t'
  print
done
