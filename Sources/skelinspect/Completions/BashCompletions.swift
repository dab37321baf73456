import SkelinspectKit

/// The script by which bash completes command lines: for 3.2 and later, without anything of bash-completion.
///
/// Where it offers nothing, bash offers files. All words are ours, and need no quotes but for their sakes.
enum BashCompletions {
  static let text = """
    # Completes the command lines of skelinspect in bash 3.2 and later. Printed by: skelinspect completions bash

    # Offers each word, with what stands before it and each ending, that begins like the one at the cursor.
    _skelinspect_offer() {
      local word ending
      for word in "$@"; do
        for ending in "${endings[@]}"; do
          case $before$word$ending in
            "$current"*) COMPREPLY[${#COMPREPLY[@]}]=$before$word$ending ;;
          esac
        done
      done
    }

    # Keeps the words up to the last comma.
    _skelinspect_keep_words() {
      local value=${current#"$before"}
      before=$before${value%"${value##*,}"}
    }

    \(WordList.named.map(function).joined(separator: "\n\n"))

    # Adds the words of the command line up to the cursor; newer versions of bash make a word of each `=`.
    _skelinspect_read_words() {
      local index word
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $count -gt 0 && ($word == =* || ${words[count - 1]} == *=) ]]; then
          words[count - 1]=${words[count - 1]}$word
        else
          words[count]=$word
          count=$((count + 1))
        fi
      done
    }

    # Counts the operands before the cursor, and finds the option whose value stands at it.
    _skelinspect_read_options() {
      local index=$1 word
      for (( ; index < count - 1; index++)); do
        word=${words[index]}
        if [ "$option" = -- ]; then
          operands=$((operands + 1))
        elif [ -n "$option" ]; then
          option=''
        else
          case $word in
    \(optionsWithValues.indented(10))
            -?*) ;;
            *) operands=$((operands + 1)) ;;
          esac
        fi
      done
    }

    _skelinspect() {
      local words count=0 current command=describe option='' operands=0 before='' endings index
      words=() endings=('') COMPREPLY=()
      _skelinspect_read_words
      current=${words[count - 1]}
      index=0
      if [ "$count" -gt 1 ]; then
        case ${words[0]} in
          \(WordList.commands.texts.joined(separator: " | ")))
            command=${words[0]} index=1
            ;;
        esac
      fi
      _skelinspect_read_options "$index"
      if [ -z "$option" ]; then
        case $current in
          --*=*) option=${current%%=*} before=${current%%=*}= ;;
          -*) option=- ;;
        esac
      fi

      case $option in
        '' | --)
          if [ "$count" = 1 ]; then _skelinspect_commands; fi
          case $command$operands in
    \(operands.indented(8))
          esac
          ;;
        -)
          case $command in
    \(options.indented(8))
          esac
          ;;
        *)
          case $command$option in
    \(values.indented(8))
          esac
          ;;
      esac

      # Readline leaves what stands up to the last `=` as it is.
      if [[ $COMP_WORDBREAKS == *=* && $current == *=* ]]; then
        for ((index = 0; index < ${#COMPREPLY[@]}; index++)); do
          COMPREPLY[index]=${COMPREPLY[index]#"${current%=*}="}
        done
      fi
    }

    complete -o default -F _skelinspect skelinspect

    """

  private static func function(_ list: WordList) -> String {
    "_skelinspect_\(list.name ?? "")() {\n  _skelinspect_offer \(words(list.texts).indented(4, keepsFirst: true))\n}"
  }

  private static func words(_ texts: [String]) -> String {
    texts.map(\.quotedForShell).joined(separator: " ").wrapped(to: 100).joined(separator: " \\\n")
  }

  /// `--output` by its letter, too.
  private static let optionsWithValues: String = {
    let flags = Flag.inAnyCommand.filter { $0.value != nil && !$0.isValueOptional }
    let letters = flags.compactMap { flag in
      flag.option.short.map { "-\($0)) option=--\(flag.option.rawValue) ;;" }
    }
    let names = flags.map { "--\($0.option.rawValue)" }.joined(separator: " | ").wrapped(to: 90)
    return (["\(names.joined(separator: " \\\n  "))) option=$word ;;"] + letters).joined(separator: "\n")
  }()

  private static let options = Command.allCases.map { command in
    "\(command.rawValue)) _skelinspect_offer \(words(command.flags.map { "--\($0.option.rawValue)" })) ;;"
  }.joined(separator: "\n")

  private static let operands = cases(
    Command.allCases.flatMap { command in
      zip(0..., command.operandChoices).map { (pattern: "\(command.rawValue)\($0)", choice: $1) }
    })

  private static let values = cases(
    Command.allCases.flatMap { command in
      command.flags.map { (pattern: "\(command.rawValue)--\($0.option.rawValue)", choice: $0.choice) }
    })

  /// Patterns with the same words stand together.
  private static func cases(_ places: [(pattern: String, choice: Choice)]) -> String {
    var patterns: [(words: String, patterns: [String])] = []
    for (pattern, choice) in places {
      guard let words = offer(choice) else { continue }
      if let known = patterns.firstIndex(where: { $0.words == words }) {
        patterns[known].patterns.append(pattern)
      } else {
        patterns.append((words, [pattern]))
      }
    }
    return patterns.map { words, patterns in
      let names = patterns.joined(separator: " | ").wrapped(to: 90).joined(separator: " \\\n  ")
      return "\(names)) \(words) ;;"
    }.joined(separator: "\n")
  }

  private static func offer(_ choice: Choice) -> String? {
    switch choice {
    case .free, .path: nil
    case .word(let list), .wordForPath(let list): call(list)
    case .words(let list): "_skelinspect_keep_words && _skelinspect_offer all && \(call(list))"
    case .pair(let list, let others):
      "endings=(\(words(others.texts.map { "=\($0)" }))) && \(call(list))"
    }
  }

  private static func call(_ list: WordList) -> String {
    list.name.map { "_skelinspect_\($0)" } ?? "_skelinspect_offer \(words(list.texts))"
  }
}
