import SkelinspectKit

/// A parsed command line.
struct Invocation {
  var command = Command.describe
  var files: [String] = []
  var roots: [String] = []
  var isCompact = false
  var format: String?
  var stdinFilename = "<stdin>"
  var color = "auto"
  /// Help or the version is asked for.
  var asks: Option?
  /// The command was named, not only assumed.
  var namesCommand = false
}

/// Why a command line makes no sense.
struct UsageError: Error {
  let message: String
  var help: String?
}

extension Invocation {
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      self.command = command
      namesCommand = true
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        break
      } else if argument.hasPrefix("--") {
        try take(long: argument.dropFirst(2), &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(short: argument.dropFirst(), &rest)
      } else {
        files.append(argument)
      }
    }
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func take(long argument: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let attached = argument.contains("=") ? String(argument.drop { $0 != "=" }.dropFirst()) : nil
    if let other = Option(rawValue: name), !other.isTaken(by: command) {
      let owners = Command.allCases.filter(other.isTaken).map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "'--\(name)' belongs to \(owners), not to \(command.rawValue)")
    }
    guard let option = Option(rawValue: name) else {
      let known = Option.allCases.filter { $0.isTaken(by: command) }.map(\.rawValue)
      throw UsageError(
        message: "unknown option '--\(name)' for \(command.rawValue)",
        help: nearMiss(of: name, among: known).map { "did you mean '--\($0)'?" })
    }
    try take(option, attached, &rest)
  }

  /// `-h`, `-f value` or `-fvalue`.
  private mutating func take(short argument: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    if Option(rawValue: String(argument)) != nil {
      throw UsageError(message: "unknown option '-\(argument)'", help: "did you mean '--\(argument)'?")
    }
    guard let letter = argument.first, let option = Option.allCases.first(where: { $0.short == letter })
    else {
      throw UsageError(message: "unknown option '-\(argument)'")
    }
    let attached = argument.dropFirst()
    if option.valueName == nil, !attached.isEmpty {
      throw UsageError(message: "unknown option '-\(argument)'")
    }
    try take(option, attached.isEmpty ? nil : String(attached), &rest)
  }

  private mutating func take(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let valueName = option.valueName else {
      if attached != nil { throw UsageError(message: "'--\(option.rawValue)' takes no value") }
      return set(option)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError(message: "'--\(option.rawValue)' needs a value, \(valueName)")
    }
    if let values = option.values, !values.contains(value) {
      throw UsageError(
        message: "'\(value)' is no value of '--\(option.rawValue)'",
        help: "it takes \(values.joined(separator: ", "))")
    }
    set(option, value)
  }

  private mutating func set(_ option: Option) {
    switch option {
    case .compact: isCompact = true
    default: asks = asks ?? option
    }
  }

  private mutating func set(_ option: Option, _ value: String) {
    switch option {
    case .root: roots.append(value)
    case .format: format = value
    case .stdinFilename: stdinFilename = value
    case .color: color = value
    case .compact, .help, .version: break
    }
  }
}
