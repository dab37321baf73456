import SkelinspectKit

/// A parsed command line.
struct Invocation {
  private(set) var command = Command.describe
  /// The command was named, not only assumed.
  private(set) var namesCommand = false
  /// What is not an option: files, or what the command takes instead.
  private(set) var operands: [String] = []
  /// Help or the version is asked for.
  private(set) var asks: Option?
  /// By option, in their order; a switch has an empty value.
  private var values: [Option: [String]] = [:]
}

/// Why a command line makes no sense.
struct UsageError: Error {
  let message: String
  var help: String?
}

extension Invocation {
  func has(_ option: Option) -> Bool { values[option] != nil }
  func last(_ option: Option) -> String? { values[option]?.last }
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// Takes away the first operand, which is the name of an action.
  mutating func dropOperand() { operands.removeFirst() }

  /// The first operand, which must be one of some words.
  ///
  /// - Parameter unknown: what is said of any other, which follows.
  func word<Word: RawRepresentable<String>>(
    among words: [Word], unknown: String
  ) throws(UsageError) -> Word {
    let texts = words.map(\.rawValue)
    guard let text = operands.first else {
      throw UsageError(message: "\(command.rawValue) needs one of \(texts.joined(separator: ", "))")
    }
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    throw UsageError("\(unknown) '\(text.shortened)'", for: text, among: texts)
  }

  /// Refuses more operands than so many.
  func takes(atMost count: Int, _ what: String) throws(UsageError) {
    if operands.count > count { throw UsageError(message: "\(command.rawValue) takes \(what)") }
  }

  var color: String { last(.color) ?? "auto" }
  var paint: Paint { Environment.paint(for: .output, color: color) }
  var isJSON: Bool { last(.format) == "json" }
  /// How `rules` and `keys` list what there is.
  var listFormat: ListFormat { last(.format).flatMap(ListFormat.init) ?? .text }

  var stdinFilename: String { last(.stdinFilename) ?? "<stdin>" }

  /// The value of an option that takes one from `least` on.
  func wholeNumber(_ option: Option, from least: Int) throws(UsageError) -> Int? {
    guard let value = last(option) else { return nil }
    if let number = Int(value), number >= least { return number }
    throw UsageError(value, of: option, help: "it takes a whole number, \(least) or more")
  }

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      self.command = command
      namesCommand = true
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try take(long: argument.dropFirst(2), &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(short: argument.dropFirst(), &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func take(long argument: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let attached = argument.contains("=") ? String(argument.drop { $0 != "=" }.dropFirst()) : nil
    guard let option = Option(rawValue: name) else {
      throw UsageError(
        message: "unknown option '--\(name)' for \(command.rawValue)",
        help: command.meant(by: name).map { "did you mean '\($0)'?" })
    }
    guard let flag = command.flag(option) else {
      let owners = Command.allCases.filter { $0.flag(option) != nil }.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "'--\(name)' belongs to \(owners), not to \(command.rawValue)")
    }
    try take(flag, attached, &rest)
  }

  /// `-h`, `-qv`, `-f value` or `-fvalue`.
  private mutating func take(short argument: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    if argument.count > 1, Option(rawValue: String(argument)) != nil {
      throw UsageError(message: "unknown option '-\(argument)'", help: "did you mean '--\(argument)'?")
    }
    var letters = argument
    while let letter = letters.popFirst() {
      guard let flag = command.flags.first(where: { $0.option.short == letter }) else {
        throw UsageError(message: "unknown option '-\(letter)'")
      }
      guard flag.value == nil else {
        return try take(flag, letters.isEmpty ? nil : String(letters), &rest)
      }
      try take(flag, nil, &rest)
    }
  }

  private mutating func take(
    _ flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let expected = flag.value else {
      if attached != nil { throw UsageError(message: "'--\(flag.option.rawValue)' takes no value") }
      return set(flag.option)
    }
    if flag.isValueOptional {
      let name = flag.option.rawValue
      if attached == nil, let next = rest.first, !next.hasPrefix("-"), !FileSystem.exists(Path(next)) {
        throw UsageError(
          message: "no file is called '\(next.shortened)'",
          help: "if it is the value of '--\(name)', write --\(name)='\(next.shortened)'")
      }
      values[flag.option] = [attached ?? ""]
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError(message: "'--\(flag.option.rawValue)' needs a value, \(expected)")
    }
    if case .word(let list) = flag.choice, !list.texts.contains(value) {
      throw UsageError(noValue: value, of: flag.option, among: list.texts)
    }
    values[flag.option, default: []].append(value)
  }

  private mutating func set(_ option: Option) {
    switch option {
    case .help, .version: asks = asks ?? option
    case .strict: values[.failLevel, default: []].append("warning")
    default: values[option] = [""]
    }
  }

  /// The values of `--state` and `--branch`.
  var branches: BranchChoice {
    get throws(UsageError) {
      var choice = BranchChoice()
      if let state = last(.state).flatMap(BranchChoice.State.init) { choice.state = state }
      for value in all(.branch) {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let line = parts[0], let number = parts[1], line > 0, number > 0 else {
          throw UsageError(
            value, of: .branch, help: "it takes a line and the number of a branch, such as 12=2")
        }
        choice.numbers[line] = number
      }
      return choice
    }
  }
}

extension Command {
  /// The option of this command, with its value, or the command that is meant by an option that there is not.
  fileprivate func meant(by name: String) -> String? {
    switch flag(.format)?.choice {
    case .word(let list), .wordForPath(let list):
      if list.texts.contains(name) { return "--format \(name)" }
    default: break
    }
    if ["html", "svg"].contains(name) {
      return (self == .preview ? "" : "skelinspect preview ") + "--output FILE.\(name)"
    }
    if name == "dry-run", flag(.diff) != nil { return "--\(Option.diff.rawValue)" }
    return nearMiss(of: name, among: flags.map(\.option.rawValue)).map { "--\($0)" }
  }
}

extension UsageError {
  /// A text that an option does not take.
  init(_ value: String, of option: Option, help: String) {
    self.init(message: "'\(value)' is not a value of '--\(option.rawValue)'", help: help)
  }

  /// A word that an option does not take.
  init(noValue value: String, of option: Option, among words: [String]) {
    self.init("'\(value)' is not a value of '--\(option.rawValue)'", for: value, among: words)
  }

  /// - Parameter word: what stands where one of these words must.
  init(_ message: String, for word: String, among words: [String]) {
    let meant = nearMiss(of: word, among: words) ?? words.first { word.count > 1 && $0.hasPrefix(word) }
    let guess = meant.map { "did you mean '\($0)'? " } ?? ""
    self.init(message: message, help: "\(guess)it takes \(words.joined(separator: ", "))")
  }
}

/// Which Swift code the command line has files read with.
struct CodeChoice {
  /// None at all.
  var isOff = true
  /// Files and folders beside those that files bring.
  var sources: [String] = []

  static let off = CodeChoice()

  private init() {}

  init(_ invocation: Invocation) throws(UsageError) {
    isOff = invocation.has(.noSources)
    sources = invocation.all(.sources)
    if sources.contains("") { throw UsageError(message: "the name after '--sources' is empty") }
    if isOff, !sources.isEmpty {
      throw UsageError(message: "'--sources' and '--no-sources' contradict each other")
    }
  }
}
