/// Where messages point.
extension Hierarchy {
  /// A view: from the beginning of its mapping to its type where that stands on the same line, else its first
  /// key.
  func place(of view: ViewIndex) -> Place {
    let document = document(of: view)
    return document.source.place(document.range(ofMapping: views[view].node, upTo: views[view].typeNode))
  }

  /// A key of a view with its value; the key alone where the value is long or stands elsewhere. The view
  /// where it has no such key.
  func place(of key: ViewKey, in view: ViewIndex) -> Place {
    let document = document(of: view)
    guard let node = attribute(key, of: view)?.node ?? document.firstKey(key, in: views[view].node) else {
      return place(of: view)
    }
    return document.source.place(document.range(ofKey: node))
  }

  /// A view of another file than the hierarchy's own.
  func isElsewhere(_ view: ViewIndex) -> Bool { views[view].document != 0 }

  /// The file that a view is described in, where it is not the hierarchy's own.
  func otherFileName(of view: ViewIndex) -> String? { isElsewhere(view) ? fileName(of: view) : nil }

  /// The file that a view is described in.
  func fileName(of view: ViewIndex) -> String { document(of: view).source.name }
}

extension LineTable {
  /// Of all files that a hierarchy's views are read from.
  init(_ hierarchy: Hierarchy, reusing other: LineTable? = nil) {
    self.init(
      hierarchy.document.source, and: hierarchy.documents.dropFirst().lazy.map(\.source), reusing: other)
  }
}
