import Foundation
import Testing

/// Derived text that is checked in: compared with what the code makes now, or rewritten with `UPDATE_GOLDEN=1`.
enum Golden {
  /// The folder of Package.swift.
  static let packageRoot = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// - Parameter path: of the checked-in text, from the package's root.
  static func check(
    _ text: String, against path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = packageRoot.appending(path: path)
    let checkedIn = try? String(contentsOf: file, encoding: .utf8)
    if checkedIn == text { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let problem =
      checkedIn.map { "differs:\n" + difference(from: $0, to: text) } ?? "is missing; it should be:\n" + text
    Issue.record(
      "\(path) \(problem)\nUPDATE_GOLDEN=1 swift test rewrites it.", sourceLocation: sourceLocation)
  }

  /// The lines that only one of two texts has, with their numbers: `-` of the first, `+` of the second.
  static func difference(from first: String, to second: String) -> String {
    let old = first.split(separator: "\n", omittingEmptySubsequences: false)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): inserted.insert(line)
      }
    }
    var changes: [String] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        changes.append("-\(oldLine + 1): \(old[oldLine])")
        oldLine += 1
      } else if inserted.contains(newLine) {
        changes.append("+\(newLine + 1): \(new[newLine])")
        newLine += 1
      } else {
        oldLine += 1
        newLine += 1
      }
    }
    let more = changes.count > 60 ? "\n… and \(changes.count - 60) more lines" : ""
    return changes.prefix(60).joined(separator: "\n") + more
  }
}
