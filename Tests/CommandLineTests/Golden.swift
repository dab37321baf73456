import Foundation
import Testing

/// Compares a text with the one that is checked in; `UPDATE_GOLDEN=1` writes it instead.
///
/// - Parameter path: from the package's folder.
func expectGolden(_ text: String, _ path: String, at location: SourceLocation = #_sourceLocation) throws {
  let file = Paths.package.appending(path: path)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    return try Data(text.utf8).write(to: file)
  }
  guard let golden = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
    Issue.record("there is no \(path) yet; UPDATE_GOLDEN=1 makes it", sourceLocation: location)
    return
  }
  guard Array(golden.utf8) != Array(text.utf8) else { return }
  let comment = "\(path) is another; if that is right, UPDATE_GOLDEN=1 takes it\n\(lineDiff(golden, text))"
  Issue.record(Comment(rawValue: comment), sourceLocation: location)
}

/// The lines that went and came, each with its number; the first forty of them.
private func lineDiff(_ old: String, _ new: String) -> String {
  let (old, new) = (lines(old), lines(new))
  let changes = new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset, "+ \(offset + 1): \(line)")
    }
  }
  let shown = changes.sorted { $0.0 < $1.0 }.map(\.1).prefix(40).joined(separator: "\n")
  return changes.count > 40 ? shown + "\n… \(changes.count - 40) more" : shown
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.debugDescription }
}
