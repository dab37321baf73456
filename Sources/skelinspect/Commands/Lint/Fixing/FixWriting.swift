import SkelinspectKit

/// Brings fixes to their files: all of one fix, or none.
struct FixWriting {
  private let run: FixRun
  private let files: [String: FoundFile]
  private let messages: Messages

  init(_ run: FixRun, _ messages: Messages) {
    (self.run, self.messages) = (run, messages)
    files = Dictionary(run.results.map { ($0.file.name, $0.file) }) { first, _ in first }
  }

  /// False where some file could not be written, which is said then.
  func write() -> Bool {
    var isDone = true
    for names in groups {
      do throws(FileExchange.Failure) {
        try FileExchange.run(try names.map { name throws(FileExchange.Failure) in try exchange(name) })
      } catch {
        messages.error(error.name, "no fix is written: \(error.message)")
        isDone = false
      }
    }
    return isDone
  }

  /// Files that some fix changes together.
  private var groups: [[String]] {
    var groups: [Set<String>] = []
    for fix in run.made.map(\.fix) {
      var group = Set(fix.files.map(\.fileName))
      for other in groups where !other.isDisjoint(with: group) { group.formUnion(other) }
      groups.removeAll { !$0.isDisjoint(with: group) }
      groups.append(group)
    }
    return groups.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func exchange(_ name: String) throws(FileExchange.Failure) -> FileExchange.File {
    guard let edits = run.edits[name], let file = files[name] else {
      throw FileExchange.Failure(name: name, message: "it is not among the files that are linted")
    }
    return try FileExchange.File(edits, at: file.real)
  }
}
