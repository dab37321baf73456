/// Edits that are made together: what several ask for is made once.
struct EditUnion {
  /// One for each file, in the order in which they were named.
  private(set) var files: [FileEdits] = []
  private var numbers: [String: Int] = [:]

  init() {}

  /// Nil where two contradict each other.
  init?(_ edits: [FileEdits]) {
    for file in edits {
      guard add([file]) else { return nil }
    }
  }

  /// - Parameter edits: one for each file.
  /// - Returns: false where an edit reaches into one that is there, or puts something in at the same place: nothing
  ///   is added then.
  mutating func add(_ edits: [FileEdits]) -> Bool {
    var new: [[TextEdit]] = []
    for file in edits {
      guard let number = numbers[file.fileName] else {
        new.append([])
        continue
      }
      guard let missing = files[number].edits(missingOf: file) else { return false }
      new.append(missing)
    }
    for (file, new) in zip(edits, new) {
      if let number = numbers[file.fileName] {
        files[number].insert(new)
      } else {
        numbers[file.fileName] = files.count
        files.append(file)
      }
    }
    return true
  }
}

extension FileEdits {
  /// Those of another one's that are not here; nil where the two contradict each other.
  fileprivate func edits(missingOf other: FileEdits) -> [TextEdit]? {
    var missing: [TextEdit] = []
    for edit in other.edits {
      let start = edits.endOfPrefix { $0.range.upperBound < edit.range.lowerBound }
      let touching = edits[start...].prefix { $0.range.lowerBound <= edit.range.upperBound }
      if touching.contains(edit) { continue }
      guard touching.allSatisfy(edit.isBeside) else { return nil }
      missing.append(edit)
    }
    return missing
  }
}

extension TextEdit {
  /// Neither reaches into the other, and what they put in has an order.
  fileprivate func isBeside(_ other: TextEdit) -> Bool {
    !range.isEmpty && !other.range.isEmpty
      && (range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound)
  }
}
