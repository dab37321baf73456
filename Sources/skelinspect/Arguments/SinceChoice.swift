import SkelinspectKit

/// Of which commit the findings are old: the value of `--since`.
struct SinceChoice {
  /// As it is written.
  let text: String
  let revision: String
  /// What counts is where HEAD left it: `main...`.
  let usesMergeBase: Bool

  /// Nil where all findings count.
  init?(_ invocation: Invocation) throws(UsageError) {
    guard let text = invocation.last(.since), !invocation.has(.listFiles) else { return nil }
    try Self.check(text)
    if invocation.operands.contains("-"), invocation.last(.stdinFilename) == nil {
      throw UsageError(
        message: "'--since' does not know which file of the commit standard input is",
        help: "say it with --stdin-filename")
    }
    let end = Self.end(of: text)
    (self.text, revision, usesMergeBase) = (text, String(text.dropLast(end.count)), !end.isEmpty)
  }

  /// What says that the merge base is meant; empty where it is not.
  private static func end(of text: String) -> String {
    ["...", "...HEAD"].first { text.hasSuffix($0) } ?? ""
  }

  /// What git would take for an option, for nothing, or for two commits is not a commit.
  private static func check(_ text: String) throws(UsageError) {
    let help = "name a commit, as in main, HEAD~1 or v1.0; main... is where HEAD left main"
    let end = end(of: text)
    if text == end {
      throw UsageError(message: "'--since' names no commit", help: help)
    }
    if text.hasPrefix("-") {
      throw UsageError(message: "'\(text.shortened)' is not a commit: no commit begins with '-'", help: help)
    }
    guard text.contains(text: ".."), !text.contains(text: ":/"), !text.contains(text: "{/") else { return }
    if !end.isEmpty, !String(text.dropLast(end.count)).contains(text: "..") { return }
    throw UsageError(
      message: "'\(text.shortened)' is not one commit: the files are linted as they are", help: help)
  }
}
