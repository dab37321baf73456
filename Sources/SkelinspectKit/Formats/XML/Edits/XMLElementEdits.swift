/// Elements that are put in, removed or replaced, in the indentation and with the line ends of the file.
extension XMLTree {
  /// Puts elements into another one, after one of its children or before all.
  func inserting(_ fragments: [XMLFragment], into parent: ElementIndex, after sibling: ElementIndex?)
    -> TextEdit
  {
    if hasOneTag(parent) { return opening(parent, around: fragments) }
    let position = sibling.map { endOfLineOrElement($0) } ?? content(of: parent).lowerBound
    guard let indentation = indentation(inside: parent, after: sibling) else {
      return .insert(fragments.map { $0.text(nil) }.joined(), at: position)
    }
    let layout = layout(indentation, of: parent)
    var text = fragments.map { layout.lineBreak + indentation + $0.text(layout) }.joined()
    if content(of: parent).isEmpty { text += layout.lineBreak + (self.indentation(of: parent) ?? "") }
    return .insert(text, at: position)
  }

  /// Removes elements with their lines; one that holds nothing then has one tag.
  ///
  /// - Parameter filled: gets others in their place.
  func removing(_ elements: Set<ElementIndex>, from filled: ElementIndex? = nil) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (parent, removed) in Dictionary(grouping: elements.sorted(), by: { parent(of: $0) }) {
      let ranges = removed.map { rangeWithLine(of: $0) }
      if let parent, parent != filled, isBlank(parent, without: ranges) {
        edits.append(TextEdit(content(of: parent).lowerBound - 1..<range(of: parent).upperBound, "/>"))
      } else {
        edits += ranges.map(TextEdit.remove)
      }
    }
    return edits
  }

  func replacing(_ element: ElementIndex, by fragment: XMLFragment) -> TextEdit {
    let layout = indentation(of: element).map { self.layout($0, of: parent(of: element) ?? element) }
    return TextEdit(range(of: element), fragment.text(layout))
  }

  /// `<name/>` becomes `<name>…</name>`.
  private func opening(_ element: ElementIndex, around fragments: [XMLFragment]) -> TextEdit {
    let end = content(of: element).lowerBound
    let close = "</\(nameText(of: element))>"
    guard let indentation = indentation(of: element) else {
      return TextEdit(end - 2..<end, ">" + fragments.map { $0.text(nil) }.joined() + close)
    }
    let layout = layout(indentation + unit(at: element), of: element)
    let lines = fragments.map { layout.lineBreak + layout.indentation + $0.text(layout) }
    return TextEdit(end - 2..<end, ">" + lines.joined() + layout.lineBreak + indentation + close)
  }

  /// Nothing but blanks and line ends is between its tags, some ranges left out.
  private func isBlank(_ element: ElementIndex, without ranges: [Range<Int>]) -> Bool {
    var position = content(of: element).lowerBound
    for range in ranges + [content(of: element).upperBound..<content(of: element).upperBound] {
      let between = source.bytes(Range(from: position, to: range.lowerBound))
      guard between.allSatisfy({ $0 <= 0x20 }) else { return false }
      position = max(position, range.upperBound)
    }
    return true
  }

  /// With the line break and the blanks before it, where it stands alone on its lines.
  private func rangeWithLine(of element: ElementIndex) -> Range<Int> {
    let (lines, range) = (SourceLines(source), range(of: element))
    guard lines.indentation(before: range.lowerBound) != nil,
      let end = lines.blankEnd(after: range.upperBound)
    else { return range }
    return lines.endOfLine(before: lines.start(of: range.lowerBound))..<end
  }

  /// After the comments that stand on the same line after an element.
  private func endOfLineOrElement(_ element: ElementIndex) -> Int {
    let (lines, end) = (SourceLines(source), range(of: element).upperBound)
    var position = end
    while lines.blankEnd(after: position) == nil {
      position = source.end(from: position, while: \.isBlank)
      guard source.begins("<!--", at: position), let close = source.end(of: "-->", from: position + 4),
        close <= lines.end(of: position)
      else { return end }
      position = close
    }
    return position
  }
}

// MARK: - Indentation

extension XMLTree {
  /// The blanks before an element; nil where something else stands before it on its line.
  private func indentation(of element: ElementIndex) -> String? {
    SourceLines(source).indentation(before: start(of: element))
  }

  /// That of what is put after one of an element's children, or before all; nil where it stands on their line.
  private func indentation(inside parent: ElementIndex, after sibling: ElementIndex?) -> String? {
    if let sibling { return indentation(of: sibling) }
    let content = content(of: parent)
    guard let own = indentation(of: parent),
      content.isEmpty || SourceLines(source).blankEnd(after: content.lowerBound) != nil
    else { return nil }
    return children(of: parent).first { _ in true }.flatMap { indentation(of: $0) } ?? own + unit(at: parent)
  }

  private func layout(_ indentation: String, of element: ElementIndex) -> XMLFragment.Layout {
    XMLFragment.Layout(
      indentation: indentation, unit: unit(at: element),
      lineBreak: SourceLines(source).lineBreak(at: start(of: element)))
  }

  /// By how much an element's children stand further in, or those of another element of the file; Xcode's four blanks
  /// where none says so.
  private func unit(at element: ElementIndex) -> String {
    let nearby = [children(of: element).first { _ in true }, element].compactMap(\.self)
    for child in nearby + elements.indices.prefix(100) {
      guard let parent = parent(of: child), let outer = indentation(of: parent),
        let inner = indentation(of: child), inner.utf8.count > outer.utf8.count, inner.hasPrefix(outer)
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    return "    "
  }
}
