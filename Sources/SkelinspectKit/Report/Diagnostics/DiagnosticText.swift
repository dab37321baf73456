/// Findings as people read them: place, message, the source lines with the ranges underlined, help.
struct DiagnosticText {
  /// Messages of one file beyond which only a count is given.
  static let maximumMessages = 50

  private let source: SourceText
  private let lines: LineTable
  private let paint: Paint
  private let width: Int
  /// The rules whose mechanism was said, where once is enough.
  private(set) var explained: Set<String>?

  /// - Parameters:
  ///   - width: terminal cells of one line; messages are as long as they are.
  ///   - explained: nil where each finding says its rule's mechanism.
  init(_ source: SourceText, paint: Paint, width: Int = 100, explained: Set<String>? = nil) {
    self.source = source
    self.paint = paint
    self.width = max(width, 20)
    self.explained = explained
    lines = LineTable(source)
  }

  /// The messages of a file, and how many more there are.
  ///
  /// - Parameter separator: stands between two messages.
  mutating func text(of diagnostics: [Diagnostic], omitted: Int = 0, separator: String = "") -> String {
    var texts = diagnostics.prefix(Self.maximumMessages).map { self.text(of: $0) }
    let more = diagnostics.count - min(diagnostics.count, Self.maximumMessages) + omitted
    if more > 0 { texts.append("\(source.name.escapedForTerminal): and \(more) more\n") }
    return texts.joined(separator: separator)
  }

  private mutating func text(of diagnostic: Diagnostic) -> String {
    let place = paint.bold(diagnostic.place.position.text(in: source.name.escapedForTerminal))
    let label = paint.label(diagnostic.severity)
    let message = diagnostic.message.escapedForTerminal
    var text = "\(place): \(label): \(message) \(paint.dim("[\(diagnostic.rule.escapedForTerminal)]"))\n"
    text += Snippet(diagnostic, in: source, lines, paint: paint, width: width).text
    return text + paint.lines(remarks(on: diagnostic))
  }

  private mutating func remarks(on diagnostic: Diagnostic) -> [Remark] {
    var remarks: [Remark] = []
    let more = diagnostic.notes.count - Snippet.maximumNotes
    if more > 0 { remarks.append(("note", "and \(more.counted("more place"))")) }
    if !diagnostic.path.isEmpty { remarks.append(("path", ViewPaths.readablePath(diagnostic.path))) }
    if let help = diagnostic.help { remarks.append(("help", help)) }
    if let fix = diagnostic.fixes.first { remarks.append(("fix", "with \(fix.flag): \(fix.effectWords)")) }
    if let why = diagnostic.why, explained?.insert(diagnostic.rule).inserted != false {
      remarks.append(("why", why))
    }
    return remarks
  }
}

extension ReadError {
  /// All errors for a terminal, the way `skelinspect` prints them.
  package func text(paint: Paint, width: Int = 100) -> String {
    var text = DiagnosticText(source, paint: paint, width: width)
    return text.text(of: diagnostics, omitted: omitted)
  }
}

extension ReadError: CustomStringConvertible {
  public var description: String { text(paint: Paint(isColored: false)) }
}

extension [Hierarchy] {
  /// The warnings of one file's hierarchies for a terminal.
  package func warningText(paint: Paint, width: Int = 100) -> String {
    guard let first, contains(where: { !$0.warnings.isEmpty }) else { return "" }
    var text = DiagnosticText(first.source, paint: paint, width: width)
    return text.text(of: flatMap(\.warnings))
  }
}
