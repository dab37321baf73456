import SkelinspectKit

/// The fixes of a run as one diff, each file's after what its fixes are for.
struct FixDiff {
  private let run: FixRun
  private let isHidden: Bool

  /// - Parameter isHidden: the findings are hidden, not fixed.
  init(_ run: FixRun, isHidden: Bool) { (self.run, self.isHidden) = (run, isHidden) }

  /// What `git apply` takes: it passes over the lines that begin with `#`.
  var bytes: [UInt8] {
    run.edits.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name -> [UInt8] in
      guard let edits = run.edits[name] else { return [] }
      let fixes = run.made.filter { $0.fix.files.contains { $0.fileName == name } }
      let words = fixes.map { "# \(FixWords.line(of: $0, isHidden: isHidden))\n" }.joined()
      return Array(words.utf8) + UnifiedDiff(edits, hasMark: hasMark(name)).bytes(path: name)
    }
  }

  /// The file begins with a byte order mark, which its text does not show.
  private func hasMark(_ name: String) -> Bool {
    let file = run.results.first { $0.file.name == name }?.file
    let head = file.flatMap { try? FileReading.read(file: $0.real) }?.prefix(3)
    return head.map(Array.init) == [0xEF, 0xBB, 0xBF]
  }
}
