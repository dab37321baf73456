/// The scripts by which shells complete command lines: each asks `Offer` for what can stand at the cursor.
enum ShellScripts {
  /// For 3.2 and later, without anything of bash-completion. Where it offers nothing, bash offers files.
  static let bash = """
    # Completes the command lines of skelinspect in bash 3.2 and later. Printed by: skelinspect completions bash

    _skelinspect() {
      local current=${COMP_LINE:0:COMP_POINT} before='' word lines
      current=${current##*[[:blank:]]}
      lines=$(skelinspect completions offer -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      # Readline leaves what stands up to the last `=` as it is.
      if [[ $COMP_WORDBREAKS == *=* && $current == *=* ]]; then current=${current%=*}=; else current=''; fi
      COMPREPLY=()
      {
        IFS= read -r before
        while IFS=$'\\t' read -r word _; do
          word=$before$word
          if [[ $word != "$before" && $word != "$before/" ]]; then COMPREPLY[${#COMPREPLY[@]}]=${word#"$current"}; fi
        done
      } <<<"$lines"
    }

    complete -o default -F _skelinspect skelinspect

    """

  /// A file of `$fpath`, or one that is read after `compinit`.
  static let zsh = """
    #compdef skelinspect
    # Completes the command lines of skelinspect in zsh. Printed by: skelinspect completions zsh

    _skelinspect() {
      local -a lines listed
      lines=("${(@f)$(skelinspect completions offer -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      compset -p ${#lines[1]}
      # A word, a colon and what it means.
      listed=("${(@)${(@)lines[2,-1]:#/}/$'\\t'/:}")
      if (( $#listed )); then _describe -t words word listed; fi
      if (( $lines[(I)/] )); then _files; fi
    }

    if [[ $funcstack[1] == _skelinspect ]]; then
      _skelinspect "$@"
    else
      compdef _skelinspect skelinspect
    fi

    """

  static let fish = """
    # Completes the command lines of skelinspect in fish. Printed by: skelinspect completions fish

    function __skelinspect
        set -l current (commandline -ct)
        set -l lines (skelinspect completions offer -- (commandline -opc)[2..] "$current" 2>/dev/null)
        set -l before "$lines[1]"
        for line in $lines[2..]
            if test "$line" = /
                set -l start (math (string length -- "$before") + 1)
                for file in (__fish_complete_path (string sub -s $start -- "$current"))
                    echo -- $before$file
                end
            else
                echo -- $before$line
            end
        end
    end

    complete -c skelinspect -f -a '(__skelinspect)'

    """
}
