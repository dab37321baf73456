extension YAMLReader {
  /// libyaml's error in this tool's words, at its place.
  mutating func syntaxError(of parser: borrowing YAMLParser) -> Diagnostic {
    let failure = parser.failure
    let start = min(failure.byte ?? offsets.byteOffset(of: failure.character), source.count)
    var range = start..<min(start + 1, source.count)
    if range.isEmpty { range = max(start - 1, 0)..<start }
    range = source.wholeCharacters(range)
    var notes: [Diagnostic.Note] = []
    if let context = failure.context, failure.contextCharacter != failure.character {
      let place = min(offsets.byteOffset(of: failure.contextCharacter), max(source.count - 1, 0))
      let message = YAMLProblem.context(context)
      notes = [
        Diagnostic.Note(
          message: message, place: source.place(source.wholeCharacters(place..<min(place + 1, source.count))))
      ]
    }
    let keyStart = failure.context.map { _ in min(offsets.byteOffset(of: failure.contextCharacter), start) }
    let problem = YAMLProblem(
      failure.problem, line: source.string((keyStart ?? start)..<lineEnd(of: keyStart ?? start)))
    let isTab = start < source.count && source[start] == 0x09
    return .syntaxError(
      isTab ? "a tab is where YAML wants spaces" : problem.message, at: source.place(range),
      help: help(at: start, isControl: problem.isControlCharacter) ?? problem.help, notes: notes)
  }

  private func help(at position: Int, isControl: Bool) -> String? {
    let byte = source[position]
    let indent = source.bytes(lineStart(of: position)..<position).prefix { $0 == 0x09 || $0 == 0x20 }
    if byte == 0x09 || indent.contains(0x09) {
      return "YAML is indented with spaces, not tabs"
    }
    if isControl {
      let scalar = source.string(position..<min(position + 4, source.count)).unicodeScalars.first?.value ?? 0
      let digits = hexadecimal(UInt64(scalar), digits: scalar > 0xFF ? 4 : 2)
      return "write it as \"\\\(scalar > 0xFF ? "u" : "x")\(digits)\", in double quotes"
    }
    if byte == "@" || byte == "`" { return "put the value in quotes" }
    let line = source.string(lineStart(of: position)..<lineEnd(of: position))
    if let type = ["CGRect(", "CGSize(", "CGPoint("].first(where: { line.contains(text: $0) }) {
      return "put Swift's \(type)…) in quotes"
    }
    return nil
  }

  /// A line's end and beginning, as far as a message looks.
  private func lineEnd(of position: Int) -> Int {
    source.end(from: position, to: min(source.count, position + 2_000)) { $0 != 0x0A && $0 != 0x0D }
  }

  private func lineStart(of position: Int) -> Int {
    source.start(from: position, to: max(position - 200, 0)) { $0 != 0x0A && $0 != 0x0D }
  }
}
