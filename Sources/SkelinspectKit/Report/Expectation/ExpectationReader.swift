extension FileExpectation {
  /// Reads the text of an expectation.
  ///
  /// - Parameters:
  ///   - name: its own, for messages.
  ///   - command: writes it anew.
  package init(
    reading bytes: consuming [UInt8], named name: String, command: String
  ) throws(ReadError) {
    let source = SourceText(bytes, named: name)
    do throws(Diagnostic) {
      var reader = ExpectationReader(source, help: "\(command) rewrites it")
      screens = try reader.read()
    } catch {
      throw ReadError(error, in: source)
    }
  }
}

/// Reads an expectation line by line.
struct ExpectationReader {
  private let source: SourceText
  private let help: String
  private var screens: [FileExpectation.Screen] = []
  private var name: String?
  private var crash: String?
  private var views: [ExpectedView] = []
  /// The last view of each level.
  private var open: [Int] = []
  private var start: Place
  /// A heading, or a crash, whose views are still to come.
  private var isAwaitingViews = false

  init(_ source: SourceText, help: String) {
    (self.source, self.help) = (source, help)
    start = source.place(0..<0)
  }

  mutating func read() throws(Diagnostic) -> [FileExpectation.Screen] {
    if let error = UTF8Validation.firstError(in: source) { throw error }
    let mark = "\u{FEFF}".utf8
    var position = source.bytes.starts(with: mark) ? mark.count : 0
    while position < source.count {
      let end = source.endOfLine(from: position)
      let isWindowsLine = end > position && source[end - 1] == UInt8(ascii: "\r")
      try read(line: position..<(isWindowsLine ? end - 1 : end))
      position = end + 1
    }
    finishScreen()
    if isAwaitingViews { throw error("there is no view below it", at: start.range) }
    if screens.isEmpty { throw error("there is no view in it", at: 0..<0) }
    return screens
  }

  private mutating func read(line: Range<Int>) throws(Diagnostic) {
    if let position = line.first(where: { source[$0] < 0x20 || source[$0] == 0x7F }) {
      let byte = hexadecimal(UInt64(source[position]), digits: 2)
      throw error("the control character 0x\(byte) cannot stand here", at: position..<position + 1)
    }
    let start = line.first { source[$0] != Self.blank } ?? line.upperBound
    if start == line.upperBound || source[start] == UInt8(ascii: "#") { return }
    if isConflict(line) { throw error("a merge conflict is left here", at: line) }
    switch source[line.lowerBound] {
    case UInt8(ascii: "["): try readHeading(line)
    case UInt8(ascii: "!"): try readCrash(line)
    default: try readView(line, from: start)
    }
  }

  /// git's marks of both sides, and of what both come from.
  private func isConflict(_ line: Range<Int>) -> Bool {
    let marks = line.prefix { source[$0] == source[line.lowerBound] }.count
    return marks == 7 && "<|=>".utf8.contains(source[line.lowerBound])
      && (line.count == 7 || source[line.lowerBound + 7] == Self.blank)
  }

  private mutating func readHeading(_ line: Range<Int>) throws(Diagnostic) {
    finishScreen()
    guard !isAwaitingViews else { throw error("there is no view below it", at: start.range) }
    guard line.count > 1, source[line.upperBound - 1] == UInt8(ascii: "]") else {
      throw error("the name of a hierarchy ends with ]", at: line)
    }
    name = source.string(line.lowerBound + 1..<line.upperBound - 1)
    (start, isAwaitingViews) = (source.place(line), true)
  }

  private mutating func readCrash(_ line: Range<Int>) throws(Diagnostic) {
    finishScreen()
    let opening = "! would crash: "
    guard crash == nil, source.bytes(line).starts(with: opening.utf8), line.count > opening.utf8.count else {
      throw error(
        crash == nil ? "'\(opening)' and where it would stand here" : "there is already a crash here",
        at: line)
    }
    crash = source.string(line.lowerBound + opening.utf8.count..<line.upperBound)
    if !isAwaitingViews { (start, isAwaitingViews) = (source.place(line), true) }
  }

  private mutating func finishScreen() {
    guard let first = views.first else { return }
    screens.append(FileExpectation.Screen(name: name, crash: crash, views: views, place: first.place))
    (name, crash, views, open) = (nil, nil, [], [])
    isAwaitingViews = false
  }

  private mutating func readView(_ line: Range<Int>, from start: Int) throws(Diagnostic) {
    let (depth, labelStart) = try depth(of: line, from: start)
    if depth == 0 { finishScreen() }
    guard depth <= open.count else {
      let levels =
        open.isEmpty
        ? "there is no view around it" : "the view before it \((open.count - 1).counted("level"))"
      throw error("it is \(depth.counted("level")) deep, and \(levels)", at: line.lowerBound..<labelStart)
    }
    let labelEnd = (labelStart..<line.upperBound).first {
      source[$0] == Self.blank && source[$0 + 1] == Self.blank
    }
    guard let labelEnd, labelEnd + 2 < line.upperBound else {
      throw error(
        "it does not say what show makes of the view", at: labelStart..<line.upperBound,
        help: "two spaces after its name, then \(ViewOutcome.examples)")
    }
    let words = labelEnd + 2..<line.upperBound
    guard let outcome = ViewOutcome(words: source.string(words)) else {
      throw error(
        "\(source.string(words).quoted) is not something that show makes of a view", at: words,
        help: "for example \(ViewOutcome.examples)")
    }
    let label = ExpectedName.parts(of: source.string(labelStart..<labelEnd))
    open.removeSubrange(depth...)
    views.append(
      ExpectedView(
        type: label.type, id: label.id, part: label.part, depth: depth, parent: open.last, outcome: outcome,
        place: source.place(labelStart..<labelEnd)))
    open.append(views.count - 1)
  }

  /// Of a view, and where its name begins.
  private func depth(of line: Range<Int>, from start: Int) throws(Diagnostic) -> (Int, Int) {
    let blanks = start - line.lowerBound
    guard blanks.isMultiple(of: FileExpectation.indent) else {
      throw error(
        "\(blanks.counted("blank")) before it; each level has \(FileExpectation.indent)",
        at: line.lowerBound..<start)
    }
    let depth = blanks / FileExpectation.indent
    guard depth == FileExpectation.indentedLevels, source[start] == UInt8(ascii: "+") else {
      return (depth, start)
    }
    let digits = start + 1..<((start..<line.upperBound).first { source[$0] == Self.blank } ?? line.upperBound)
    guard let more = Int(source.string(digits)), more > 0, more < 1 << 32 else {
      throw error("the number of levels is a whole number", at: digits)
    }
    return (depth + more, min(digits.upperBound + 1, line.upperBound))
  }

  private func error(_ message: String, at range: Range<Int>, help: String? = nil) -> Diagnostic {
    .syntaxError(message, at: source.place(range), help: help ?? self.help)
  }

  private static let blank = UInt8(ascii: " ")
}
