/// The settings of a `.skelinspect.yml`.
package struct Configuration: Equatable, Sendable {
  /// Other levels for rules, in some files or for some views only.
  package struct Override: Equatable, Sendable {
    /// Patterns of file names; empty: all files.
    var files: [FilePattern] = []
    /// Selectors; the rules change for the views that they name and all below them. Empty: all views.
    var views: [String] = []
    /// By rule id.
    var rules: [String: RuleLevel] = [:]
  }

  /// Patterns of the files to lint, relative to the configuration's folder; empty: all.
  package var include: [FilePattern] = []
  package var exclude: [FilePattern] = []
  /// By rule id; `off` turns a rule off, any other level on.
  package var rules: [String: RuleLevel] = [:]
  /// In the order of the file: a later one comes before an earlier one.
  var overrides: [Override] = []
  package var failLevel: FailLevel?
  /// Empty: what is usual.
  package var formats: [ReportRequest] = []
  /// How files are read that do not say it themselves.
  package var reading = ReaderSettings()
  /// Files and folders of Swift code that count too, from the configuration's folder.
  package var sources: [String] = []
  /// The file of findings that wait, from the configuration's folder.
  package var baseline: String?
  /// Where all this stands.
  var origins = Origins()

  package init() {}

  /// Where the values of a configuration stand.
  struct Origins: Equatable, Sendable {
    /// The file's name, for messages; nil where there is no file.
    var file: String?
    /// Lines from 1, by places such as `rules/zero-size-leaf` and `overrides/0/files/1`.
    var lines: [String: Int] = [:]

    /// `.skelinspect.yml:4`, or nil for what the file does not say.
    subscript(place: String) -> String? { lines[place].map { "\(file ?? ""):\($0)" } }
  }

  /// Whether a file found in a folder is one to lint; `exclude` aside.
  package func includes(_ path: String) -> Bool { include.isEmpty || include.match(path, isFolder: false) }

  /// Where the baseline is named, such as `.skelinspect.yml:7`.
  package var placeOfBaseline: String? { origins[ConfigurationKey.baseline.rawValue] }

  /// Where one of the `sources` stands, such as `.skelinspect.yml:7`.
  package func place(ofSource number: Int) -> String? { origins["sources/\(number)"] }

  /// Where one of the `formats` stands, such as `.skelinspect.yml:7`.
  package func place(ofFormat number: Int) -> String? { origins["formats/\(number)"] }

  package func excludes(_ path: String, isFolder: Bool) -> Bool { exclude.match(path, isFolder: isFolder) }
}

extension [FilePattern] {
  /// Whether one of them matches.
  package func match(_ path: String, isFolder: Bool) -> Bool {
    contains { $0.matches(path, isFolder: isFolder) }
  }
}
