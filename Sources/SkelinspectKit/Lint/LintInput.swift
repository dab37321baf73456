/// A file to lint.
struct LintInput: Sendable {
  var bytes: [UInt8]
  /// For messages.
  let name: String
  /// Relative to the configuration's folder, for its patterns.
  let path: String
  /// The number of the project's code that it is read with.
  let codeBase: Project.CodeBase?
}
