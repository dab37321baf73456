/// Findings as people read them: place, message, the source lines with the ranges underlined, help.
struct DiagnosticText {
  /// Messages of one file beyond which only a count is given.
  static let maximumMessages = 50

  private let source: SourceText
  private let lines: LineTable
  private let paint: Paint
  private let width: Int

  /// - Parameter width: terminal cells of one line; messages are as long as they are.
  init(_ source: SourceText, paint: Paint, width: Int = 100) {
    self.source = source
    self.paint = paint
    self.width = max(width, 40)
    lines = LineTable(source)
  }

  /// The messages of a file, and how many more there are.
  ///
  /// - Parameter separator: stands between two messages.
  func text(of diagnostics: [Diagnostic], omitted: Int = 0, separator: String = "") -> String {
    var texts = diagnostics.prefix(Self.maximumMessages).map(self.text(of:))
    let more = diagnostics.count - min(diagnostics.count, Self.maximumMessages) + omitted
    if more > 0 { texts.append("\(source.name.escapedForTerminal): and \(more) more\n") }
    return texts.joined(separator: separator)
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let position = lines.position(of: diagnostic.place)
    let place = paint.bold("\(source.name.escapedForTerminal):\(position.line):\(position.column)")
    let label = paint.label(diagnostic.severity)
    let message = diagnostic.message.escapedForTerminal
    var text = "\(place): \(label): \(message) \(paint.dim("[\(diagnostic.rule.escapedForTerminal)]"))\n"
    text += Snippet(diagnostic, in: source, lines, paint: paint, width: width).text
    for (name, remark) in remarks(on: diagnostic) {
      text += "  = \(paint.bold(name)): \(remark.escapedForTerminal)\n"
    }
    return text
  }

  private func remarks(on diagnostic: Diagnostic) -> [(name: String, text: String)] {
    var remarks: [(name: String, text: String)] = []
    let more = diagnostic.notes.count - Snippet.maximumNotes
    if more > 0 { remarks.append(("note", "and \(more.counted("more place"))")) }
    if !diagnostic.path.isEmpty { remarks.append(("path", ViewPaths.readablePath(diagnostic.path))) }
    if let help = diagnostic.help { remarks.append(("help", help)) }
    if let fix = diagnostic.fixes.first { remarks.append(("fix", "with \(fix.flag): \(fix.effectWords)")) }
    if let why = diagnostic.why { remarks.append(("why", why)) }
    return remarks
  }
}

extension ReadError {
  /// All errors for a terminal, the way `skelinspect` prints them.
  package func text(paint: Paint, width: Int = 100) -> String {
    DiagnosticText(source, paint: paint, width: width).text(of: diagnostics, omitted: omitted)
  }
}

extension ReadError: CustomStringConvertible {
  public var description: String { text(paint: Paint(isColored: false)) }
}

extension [Hierarchy] {
  /// The warnings of one file's hierarchies for a terminal.
  package func warningText(paint: Paint, width: Int = 100) -> String {
    guard let first, contains(where: { !$0.warnings.isEmpty }) else { return "" }
    return DiagnosticText(first.source, paint: paint, width: width).text(of: flatMap(\.warnings))
  }
}
