/// Why a file could not be read: every error found in it.
public struct ReadError: Error, Sendable {
  /// The first thousand errors, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// How many more there are.
  public let omitted: Int
  let source: SourceText
  /// The file is whole, but none that holds views of UIKit's: nothing is wrong with it.
  package private(set) var isForeign = false

  init(_ list: DiagnosticList, in source: SourceText) {
    diagnostics = list.diagnostics.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    omitted = list.omitted
    self.source = source
  }

  init(_ diagnostic: Diagnostic, in source: SourceText) {
    self.init(DiagnosticList([diagnostic]), in: source)
  }

  /// What a file is that is none of ours.
  init(foreign diagnostic: Diagnostic, in source: SourceText) {
    self.init(diagnostic, in: source)
    isForeign = true
  }
}
