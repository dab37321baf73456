/// Where messages point.
extension Hierarchy {
  /// A view: from the beginning of its mapping to its type where that stands on the same line, else its first
  /// key.
  func place(of view: ViewIndex) -> Place {
    let tree = tree(of: view)
    return tree.source.place(tree.range(of: views[view]))
  }

  /// A key of a view with its value; the key alone where the value is long or stands elsewhere. The view
  /// where it has no such key.
  func place(of key: ViewKey, in view: ViewIndex) -> Place {
    if let fact = evidence?.facts[view]?.last(where: { $0.key == key }) { return fact.place }
    let tree = tree(of: view)
    let range =
      attribute(key, of: view)?.node.map { tree.range(ofKey: $0, of: views[view]) }
      ?? tree.range(of: key, in: views[view])
    return range.map(tree.source.place) ?? place(of: view)
  }

  /// A part of what a view says: a modifier, a layer, an animation.
  func place(ofNode node: Node, in view: ViewIndex) -> Place {
    let tree = tree(of: view)
    return tree.source.place(tree.range(ofNode: node))
  }

  /// A view of another file than the hierarchy's own.
  func isElsewhere(_ view: ViewIndex) -> Bool { views[view].file != 0 }

  /// The file that a view is described in, where it is not the hierarchy's own.
  func otherFileName(of view: ViewIndex) -> String? { isElsewhere(view) ? fileName(of: view) : nil }

  /// The file that a view is described in.
  func fileName(of view: ViewIndex) -> String { tree(of: view).source.name }

  /// Of the longest of the files that its views are read from.
  var lastLine: Int { files.lazy.map { LineTable($0.tree.source).lastLine }.max() ?? 1 }
}
