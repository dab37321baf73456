/// How a file is linted.
struct LintInput: Sendable {
  /// Relative to the configuration's folder, for its patterns.
  let path: String
  /// The number of the project's code that it is read with.
  let codeBase: Project.CodeBase?
}
