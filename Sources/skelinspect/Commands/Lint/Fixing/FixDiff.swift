import SkelinspectKit

/// The fixes of a run as one diff, each file's after what its fixes are for.
struct FixDiff {
  /// What `git apply` takes: it passes over the lines that begin with `#`.
  let bytes: [UInt8]
  /// Files that it could not apply, which would keep it from applying the others, and why.
  let leftOut: [LintReport.Notice]

  init(_ run: FixRun) {
    var diffs: [String: [UInt8]] = [:]
    var leftOut: [String: String] = [:]
    let files = Dictionary(run.results.map { ($0.file.name, $0.file) }) { first, _ in first }
    for group in run.groups {
      for name in group {
        guard let edits = run.edits[name] else { continue }
        let diff = Self.diff(of: edits, files[name])
        (diffs[name], leftOut[name]) = (diff.bytes, diff.objection)
      }
      // Half a fix is none.
      guard let cause = group.first(where: { leftOut[$0] != nil }) else { continue }
      for name in group where leftOut[name] == nil {
        leftOut[name] = "so is \(cause), which its fix changes too"
      }
    }
    bytes = diffs.keys.sorted { $0.precedes($1) }.flatMap { name -> [UInt8] in
      guard leftOut[name] == nil, let diff = diffs[name] else { return [] }
      let fixes = run.made.filter { $0.fix.files.contains { $0.fileName == name } }
      let words = fixes.map { "# \(run.line(of: $0))\n" }.joined()
      return Array(words.utf8) + diff
    }
    self.leftOut = leftOut.sorted { $0.key.precedes($1.key) }.map {
      LintReport.Notice($0.key, "left out of the diff: \($0.value)")
    }
  }

  /// The diff of one file, and what is in the way of it.
  private static func diff(of edits: FileEdits, _ file: FoundFile?) -> (bytes: [UInt8], objection: String?) {
    let old = file.flatMap { try? FileReader.read(found: $0.real) }
    let diff = UnifiedDiff(edits, hasMark: old?.starts(with: [0xEF, 0xBB, 0xBF]) == true)
      .bytes(path: edits.fileName)
    if let old, !edits.isText(of: old) {
      do throws(FileEditError) { _ = try edits.bytes(replacing: old) } catch { return (diff, error.message) }
      return (diff, "git applies nothing to an encoding other than UTF-8; --fix changes the file")
    }
    if Environment.isInWorkflow, WorkflowCommands.stand(in: diff) {
      return (
        diff, "the runner of this workflow would take a line of it for a command; --fix changes the file"
      )
    }
    return (diff, nil)
  }
}
