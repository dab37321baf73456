/// Edits as a unified diff, which `git apply` takes.
package struct UnifiedDiff {
  /// Lines around a change.
  private static let context = 3

  /// Lines of the old text that others take the place of.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  /// With their ends.
  private let lines: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// - Parameter hasMark: whether the file begins with a byte order mark, which its text does not.
  package init(_ edits: FileEdits, hasMark: Bool = false) {
    let mark: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
    let text = mark + edits.source.bytes
    let lines = Self.lines(of: text[...])
    self.lines = lines
    let shifted = edits.edits.map { edit in
      (range: edit.range.lowerBound + mark.count..<edit.range.upperBound + mark.count, edit.replacement)
    }
    changes = Self.blocks(of: shifted.map(\.range), lines).map { block in
      let start = lines[block].first?.startIndex ?? text.count
      let end = lines[block].last?.endIndex ?? text.count
      var new: [UInt8] = []
      var position = start
      for (range, replacement) in shifted
      where range.lowerBound >= start && (range.lowerBound < end || end == text.count) {
        new += text[position..<range.lowerBound] + Array(replacement.utf8)
        position = range.upperBound
      }
      new += text[position..<end]
      return Self.trimmed(Change(old: block, new: Self.lines(of: new[...])), lines)
    }.filter { !($0.old.isEmpty && $0.new.isEmpty) }
  }

  /// Bytes as the file has them; empty where nothing changes.
  ///
  /// - Parameter path: of the file, from where the diff will be applied.
  package func bytes(path: String) -> [UInt8] {
    if changes.isEmpty { return [] }
    let name = path.shownBytes
    let (before, after) = (Self.quoted("a/".utf8 + name), Self.quoted("b/".utf8 + name))
    // As git does, so that a name with blanks is told from a time after it.
    let tab = name.contains(0x20) ? "\t" : ""
    return Array("diff --git \(before) \(after)\n--- \(before)\(tab)\n+++ \(after)\(tab)\n".utf8) + hunks
  }

  private var hunks: [UInt8] {
    var groups: [[Change]] = []
    for change in changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    var shift = 0
    return groups.flatMap { group in
      defer { shift += group.reduce(0) { $0 + $1.new.count - $1.old.count } }
      return hunk(group, shift: shift)
    }
  }

  /// - Parameter shift: the lines that the changes before it have added.
  private func hunk(_ changes: [Change], shift: Int) -> [UInt8] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let start = max(first.old.lowerBound - Self.context, 0)
    let end = min(last.old.upperBound + Self.context, lines.count)
    let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let new = start + shift..<end + shift + added
    var text = Array("@@ -\(Self.words(start..<end)) +\(Self.words(new)) @@\n".utf8)
    var position = start
    for change in changes {
      text += Self.body(lines[position..<change.old.lowerBound], " ")
      text += Self.body(lines[change.old], "-") + Self.body(change.new[...], "+")
      position = change.old.upperBound
    }
    return text + Self.body(lines[position..<end], " ")
  }

  /// The lines that edits touch; those of neighbours are one.
  private static func blocks(of edits: [Range<Int>], _ lines: [ArraySlice<UInt8>]) -> [Range<Int>] {
    let starts = lines.map(\.startIndex)
    var blocks: [Range<Int>] = []
    for edit in edits {
      let first = max(starts.endOfPrefix { $0 <= edit.lowerBound } - 1, 0)
      let end = max(starts.endOfPrefix { $0 < edit.upperBound }, min(first + 1, lines.count))
      if let last = blocks.last, first <= last.upperBound {
        blocks[blocks.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        blocks.append(first..<end)
      }
    }
    return blocks
  }

  /// Without the lines at both ends that stay as they are.
  private static func trimmed(_ change: Change, _ lines: [ArraySlice<UInt8>]) -> Change {
    var (old, new) = (lines[change.old], change.new[...])
    while let first = old.first, let other = new.first, first.elementsEqual(other) {
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let last = old.last, let other = new.last, last.elementsEqual(other) {
      (old, new) = (old.dropLast(), new.dropLast())
    }
    return Change(old: old.startIndex..<old.endIndex, new: Array(new))
  }

  /// With their ends.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func body(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: Character) -> [UInt8] {
    lines.flatMap { line -> [UInt8] in
      let whole = Array(String(sign).utf8) + line
      return line.last == UInt8(ascii: "\n") ? whole : whole + Array("\n\\ No newline at end of file\n".utf8)
    }
  }

  /// Counted from 1; an empty range names the line before it.
  private static func words(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  /// As git quotes a name in which some byte stands for something else.
  private static func quoted(_ name: [UInt8]) -> String {
    guard name.contains(where: { $0 < 0x20 || $0 >= 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
      return String(decoding: name, as: UTF8.self)
    }
    let letters = name.map { byte -> String in
      switch byte {
      case 0x22: return "\\\""
      case 0x5C: return "\\\\"
      case 0x20..<0x7F: return String(UnicodeScalar(byte))
      default:
        let octal = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return "\"\(letters.joined())\""
  }
}
