/// A screen of two files as a picture: what a user saw while it loaded beside what a user sees now, with what changed
/// outlined, numbered and told; or a screen that only one of the files has.
struct ChangedScreen {
  let picture: Picture
  /// `2 views lost their skeleton`, or which file it is only in.
  let summary: String
  /// What `diff` says of it, in the order of the numbers.
  private(set) var entries: [HierarchyDifferenceText.Entry] = []

  init(_ difference: HierarchyDifference, of files: Difference, _ settings: PictureSettings) {
    var (old, new, entries) = (ChangeMarks(), ChangeMarks(), [HierarchyDifferenceText.Entry]())
    let text = HierarchyDifferenceText(difference, paint: Paint(isColored: false))
    text.forEachEntry { entry in
      let number = entry.changes.isEmpty ? nil : old.count
      old.add(entry, number, \.old)
      new.add(entry, number, \.new)
      entries.append(entry)
    }
    var earlier = Picture(of: difference.old.hierarchy, settings, old.marks)
    earlier.numbers = difference.toNew
    var picture = Picture(of: difference.new.hierarchy, settings, new.marks)
    picture.earlier = Shared(earlier)
    picture.fileNames = (
      files.oldName.shortenedPath.escapedForTerminal, files.newName.shortenedPath.escapedForTerminal
    )
    (self.picture, self.entries) = (picture, entries)
    var summary = DifferenceSummary()
    summary.add(difference)
    self.summary = summary.sentence(Paint(isColored: false))
  }

  /// - Parameter file: the only one that has it.
  init(_ only: Inspection, in file: String, _ settings: PictureSettings) {
    var picture = Picture(of: only.hierarchy, settings)
    summary = "only in \(file.shortenedPath.escapedForTerminal)"
    picture.remarks.insert(summary, at: 0)
    self.picture = picture
  }
}

/// The numbers of what changed on one side.
private struct ChangeMarks {
  private(set) var count = 0
  private var numbers: [ViewIndex: Int] = [:]
  private var severities: [ViewIndex: Diagnostic.Severity] = [:]
  private var notes: [PictureMarks.Note] = []

  var marks: PictureMarks {
    let badges = numbers.map { view, number in
      (view, [PictureMarks.Badge(number: number, severity: severities[view] ?? .note)])
    }
    return PictureMarks(Dictionary(uniqueKeysWithValues: badges), severities, notes: notes)
  }

  mutating func add(
    _ entry: HierarchyDifferenceText.Entry, _ number: Int?, _ side: KeyPath<ViewChange, ViewIndex?>
  ) {
    let severity = entry.severity
    for view in entry.changes.compactMap({ $0[keyPath: side] }) where numbers[view] == nil {
      numbers[view] = number
    }
    for change in entry.changes + entry.following {
      guard let view = change[keyPath: side] else { continue }
      severities[view] = max(severities[view] ?? severity, severity)
    }
    notes.append(PictureMarks.Note(number: number, severity: severity, text: entry.line))
    notes += entry.effects.map { PictureMarks.Note(number: nil, severity: severity, text: "→ \($0)") }
    if number != nil { count += 1 }
  }
}

extension HierarchyDifferenceText.Entry {
  /// How it stands out: a skeleton was lost, one was gained and none lost, or neither.
  var severity: Diagnostic.Severity {
    let all = changes + following
    if all.contains(where: { $0.has(.lostSkeleton) }) { return .error }
    return all.contains { $0.has(.gainedSkeleton) } ? .note : .warning
  }
}

extension Difference {
  /// Those that changed, then those that only one side has.
  func changedScreens(_ settings: PictureSettings) -> [ChangedScreen] {
    hierarchies.filter { !$0.isEmpty }.map { ChangedScreen($0, of: self, settings) }
      + added.map { ChangedScreen($0, in: newName, settings) }
      + removed.map { ChangedScreen($0, in: oldName, settings) }
  }

  /// Side by side.
  package func pictures(_ settings: PictureSettings) -> [Picture] {
    changedScreens(settings).map(\.picture)
  }

  /// One of the two is a printed tree: there is nothing to draw it by.
  package var isOfPrintedTree: Bool { trees != nil }
}
