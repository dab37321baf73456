import SkelinspectKit

/// The script by which zsh completes command lines: a file of `$fpath`, or one that is read after `compinit`.
enum ZshCompletions {
  static let text = """
    #compdef skelinspect
    # Completes the command lines of skelinspect in zsh. Printed by: skelinspect completions zsh

    \(WordList.named.map(function).joined(separator: "\n\n"))

    # Words of a list, which the argument names, or all; with commas between them.
    _skelinspect_several() {
      local -a words_for_all=('all:every rule')
      compset -P '*,'
      _describe -t all word words_for_all
      "$1"
    }

    # A word of a list, which the first argument names, with `=` and one of the others.
    _skelinspect_pair() {
      if compset -P '*='; then compadd - "${@[2,-1]}"; else "$1" -S =; fi
    }

    # One of the arguments, or one with `=` and a file.
    _skelinspect_word_for_path() {
      if compset -P '*='; then _files; else compadd - "$@"; fi
    }

    _skelinspect() {
      local curcontext=$curcontext command=describe
      if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _alternative 'commands:command:_skelinspect_commands' 'files:file:_files'
        return
      fi
      case $words[2] in
        (\(WordList.commands.texts.joined(separator: " | ")))
          command=$words[2]
          shift words
          (( CURRENT-- ))
          ;;
      esac
      case $command in
    \(Command.allCases.map(arguments).joined(separator: "\n").indented(4))
      esac
    }

    if [[ $funcstack[1] == _skelinspect ]]; then
      _skelinspect "$@"
    else
      compdef _skelinspect skelinspect
    fi

    """

  /// Offers a list's words with their summaries, and what is said of them by the caller.
  private static func function(_ list: WordList) -> String {
    let words = list.words.map { word in
      "\(word.text.escaping(#"\:"#)):\(word.summary)".quotedForShell
    }
    return """
      _skelinspect_\(list.name ?? "")() {
        local -a listed=(
      \(words.joined(separator: "\n").indented(4))
        )
        _describe -t words word listed "$@"
      }
      """
  }

  /// A branch for a command: what `_arguments` is told of its options and operands.
  private static func arguments(of command: Command) -> String {
    let operands = zip(1..., command.operandChoices).map { number, choice in
      let isLast = number == command.operandChoices.count
      return "\(isLast ? "*" : "\(number)"):operand:\(action(choice))"
    }
    let specifications = (command.flags.flatMap(specifications) + operands).map(\.quotedForShell)
    return """
      (\(command.rawValue))
        _arguments -s -S : \\
      \(specifications.joined(separator: " \\\n").indented(4))
        ;;
      """
  }

  /// As in `*--root=[summary]:SELECTOR: `. A switch is offered once; an option has one for its letter, too.
  private static func specifications(of flag: Flag) -> [String] {
    let (name, letter) = ("--\(flag.option.rawValue)", flag.option.short.map { "-\($0)" })
    let summary = "[\(flag.summary.escaping(#"\[]:"#))]"
    guard let value = flag.value else {
      let both = letter.map { "(\($0) \(name))" } ?? ""
      return [both + name + summary] + (letter.map { [both + $0 + summary] } ?? [])
    }
    if flag.isValueOptional { return ["\(name)=-\(summary)::\(value):"] }
    let rest = "\(summary):\(value.escaping(#"\:"#)):\(action(flag.choice))"
    return ["*\(name)=\(rest)"] + (letter.map { ["*\($0)+\(rest)"] } ?? [])
  }

  private static func action(_ choice: Choice) -> String {
    switch choice {
    case .free: " "
    case .path: "_files"
    case .word(let list): list.name.map { "_skelinspect_\($0)" } ?? "(\(list.texts.joined(separator: " ")))"
    // After a blank a function gets these arguments only.
    case .words(let list): " _skelinspect_several _skelinspect_\(list.name ?? "")"
    case .pair(let list, let others):
      " _skelinspect_pair _skelinspect_\(list.name ?? "") \(others.texts.joined(separator: " "))"
    case .wordForPath(let list): " _skelinspect_word_for_path \(list.texts.joined(separator: " "))"
    }
  }
}
