/// Which Swift code a file is read with.
package enum CodeUse: Sendable {
  /// A file of Interface Builder: that of its project, and what the run names.
  case project
  /// Swift code itself: that of its app or project, and what the run names.
  case code
  /// A hierarchy file or a log, which is the whole truth: only what is given as its sources.
  case given

  /// - Parameter name: of the file; its ending tells.
  package init(of name: String) {
    switch DocumentReader.ending(of: name) {
    case "storyboard", "xib": self = .project
    case "swift": self = .code
    default: self = .given
    }
  }
}
