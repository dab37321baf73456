/// What begins with a `<` in the midst of a text and is no element: where it ends.
struct XMLMarkup {
  enum Kind { case comment, cdata, instruction }

  let kind: Kind
  let end: Int
  /// What stands between what opens and what closes it.
  let content: Range<Int>

  /// How each kind begins and ends.
  private static let marks: [(kind: Kind, open: StaticString, close: StaticString)] = [
    (.comment, "<!--", "-->"), (.cdata, "<![CDATA[", "]]>"), (.instruction, "<?", "?>"),
  ]

  /// Nil where none of these begins, or where it is never closed.
  init?(at start: Int, in source: SourceText) {
    guard let mark = Self.marks.first(where: { source.begins($0.open, at: start) }) else { return nil }
    let inside = start + mark.open.utf8CodeUnitCount
    guard let end = source.end(of: mark.close, from: inside) else { return nil }
    (kind, self.end) = (mark.kind, end)
    content = Range(from: inside, to: end - mark.close.utf8CodeUnitCount)
  }
}
