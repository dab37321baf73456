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
    for names in run.groups {
      do throws(FileExchange.Failure) {
        try FileExchange.run(try names.map { name throws(FileExchange.Failure) in try exchange(name) })
      } catch {
        messages.error(error.name, "no fix is written: \(error.message)")
        isDone = false
      }
    }
    return isDone
  }

  private func exchange(_ name: String) throws(FileExchange.Failure) -> FileExchange.File {
    guard let edits = run.edits[name], let file = files[name] else {
      throw FileExchange.Failure(name: name, message: "it is not among the files that are linted")
    }
    return try FileExchange.File(edits, at: file.real)
  }
}

extension FixRun {
  /// Files that some fix changes together.
  var groups: [[String]] {
    var groups: [[String]] = []
    var numbers: [String: Int] = [:]
    for fix in made.map(\.fix) {
      let names = Set(fix.files.map(\.fileName))
      let known = Set(names.compactMap { numbers[$0] })
      // The largest takes in the others.
      let number = known.max { (groups[$0].count, $1) < (groups[$1].count, $0) } ?? groups.count
      if number == groups.count { groups.append([]) }
      var new = names.filter { numbers[$0] == nil }
      for other in known where other != number {
        new.formUnion(groups[other])
        groups[other] = []
      }
      groups[number] += new
      for name in new { numbers[name] = number }
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
