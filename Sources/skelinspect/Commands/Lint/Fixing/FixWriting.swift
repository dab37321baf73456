import SkelinspectKit

extension FixRun {
  /// Brings the fixes to their files: all of one fix, or none; false where some file could not be written, which is said
  /// then.
  func write(_ messages: Messages) -> Bool {
    let files = Dictionary(results.map { ($0.file.name, $0.file.real) }) { first, _ in first }
    var isDone = true
    for names in groups {
      do throws(FileExchange.Failure) {
        try FileExchange.write(names.compactMap { edits[$0] }) { files[$0] }
      } catch {
        messages.error(error.name, "no fix is written: \(error.message)")
        isDone = false
      }
    }
    return isDone
  }

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
