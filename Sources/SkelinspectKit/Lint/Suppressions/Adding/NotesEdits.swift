/// Notes of views, as in Xcode's Identity inspector.
extension Hierarchy {
  func notesEdits(_ directive: IgnoreDirective, of view: ViewIndex) -> FileEdits? {
    guard let xml = tree(of: view).xml?.tree, let element = xml.element(at: views[view].node) else {
      return nil
    }
    let notes = xml.children(of: element).first {
      xml.isNamed($0, "attributedString") && xml.hasKey($0, "userComments")
    }
    let fragment = XMLFragment(name: "fragment", attributes: [("content", directive.text)])
    if let notes {
      return FileEdits([xml.extending(notes, by: directive.text, fragment)], of: xml.source)
    }
    let list = XMLFragment(
      name: "attributedString", attributes: [("key", "userComments")], children: [fragment])
    return FileEdits(
      [xml.inserting([list], into: element, after: xml.siblingBeforeNotes(of: element))], of: xml.source)
  }
}

extension XMLTree {
  /// Adds a line to notes: to their last fragment where that says its text plainly.
  fileprivate func extending(
    _ notes: ElementIndex, by line: String, _ fragment: XMLFragment
  ) -> TextEdit {
    let last = children(of: notes).reduce(nil) { $1 }
    guard let last, isNamed(last, "fragment") else {
      return inserting([fragment], into: notes, after: last)
    }
    let escaped = line.escapedInXML.replacingScalars { $0 == "'" ? "&apos;" : nil }
    if let content = attribute("content", of: last) {
      let range = content.value
      return .insert(range.isEmpty ? escaped : "&#10;" + escaped, at: range.upperBound)
    }
    let string = children(of: last).first { isString($0) && hasKey($0, "content") }
    guard let string, !hasOneTag(string), attribute("base64-UTF8", of: string) == nil else {
      return inserting([fragment], into: notes, after: last)
    }
    let lineBreak = SourceLines(source).lineBreak(at: start(of: string))
    return .insert(lineBreak + escaped, at: content(of: string).upperBound)
  }
}
