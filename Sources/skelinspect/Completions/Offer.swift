/// What can stand at the end of a command line that is being written: the scripts of `completions` ask for it, and
/// show it as their shells do.
struct Offer {
  /// What the last word begins with and keeps: an option and `=`, words and their commas.
  private var before = ""
  /// The rest of it, as far as it is written.
  private var rest: Substring
  private var words: [Word] = []
  private var areFilesOffered = false

  /// - Parameter line: the words after the program's name, up to the cursor.
  init(_ line: [String]) {
    var line = Self.joined(line)
    let isFirst = line.count <= 1
    rest = Substring(line.popLast() ?? "")
    var command = Command.describe
    if let named = line.first.flatMap(Command.init) {
      command = named
      line.removeFirst()
    }
    let (flag, operands, isOver) = command.place(after: line)
    if let flag {
      offer(flag.choice)
    } else if rest.hasPrefix("-"), !isOver {
      offerOptions(of: command)
    } else {
      if isFirst { offer(.word(.commands)) }
      let choices = command.operandChoices
      offer(choices[min(operands, choices.count - 1)])
    }
  }

  /// First what the last word keeps; then a word on each line, with a tab and what it means; `/` for files.
  var text: String {
    let lines = words.map { $0.summary.isEmpty ? $0.text : "\($0.text)\t\($0.summary)" }
    return ([before] + lines + (areFilesOffered ? ["/"] : [])).map { $0 + "\n" }.joined()
  }

  /// bash makes a word of each `=`.
  private static func joined(_ line: [String]) -> [String] {
    line.reduce(into: []) { words, word in
      if let last = words.last, word.hasPrefix("=") || last.hasSuffix("=") {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
  }

  private mutating func offer(_ choice: Choice) {
    switch choice {
    case .free: break
    case .path: areFilesOffered = true
    case .word(let list): add(list)
    case .words(let list):
      keep(through: rest.lastIndex(of: ","))
      add([Word(text: "all", summary: "every rule")] + list)
    case .pair(let list, let others):
      add(
        list.flatMap { word in
          others.texts.map { Word(text: "\(word.text)=\($0)", summary: word.summary) }
        })
    case .wordForPath(let list):
      areFilesOffered = rest.contains("=")
      keep(through: rest.firstIndex(of: "="))
      if !areFilesOffered { add(list) }
    }
  }

  private mutating func offerOptions(of command: Command) {
    guard let end = rest.firstIndex(of: "=") else {
      return add(command.flags.map { Word(text: "--\($0.option.rawValue)", summary: $0.summary) })
    }
    let flag = Option(rawValue: String(rest[..<end].dropFirst(2))).flatMap(command.flag)
    keep(through: end)
    offer(flag?.choice ?? .free)
  }

  private mutating func keep(through index: Substring.Index?) {
    guard let index else { return }
    before += rest[...index]
    rest = rest[rest.index(after: index)...]
  }

  private mutating func add(_ words: [Word]) {
    self.words += words.filter { $0.text.hasPrefix(rest) }
  }
}

extension Command {
  /// What comes next in a command line of this command: the value of a flag, or an operand, before which so many
  /// stand; options no more after `--`.
  fileprivate func place(after words: [String]) -> (flag: Flag?, operands: Int, isOver: Bool) {
    var (flag, operands, isOver): (Flag?, Int, Bool) = (nil, 0, false)
    for word in words {
      if flag != nil {
        flag = nil
      } else if word == "--", !isOver {
        isOver = true
      } else if word.hasPrefix("-"), word != "-", !isOver {
        flag = flags.first { candidate in
          let isNamed =
            word == "--\(candidate.option.rawValue)"
            || candidate.option.short.map { word == "-\($0)" } == true
          return isNamed && candidate.value != nil && !candidate.isValueOptional
        }
      } else {
        operands += 1
      }
    }
    return (flag, operands, isOver)
  }
}
