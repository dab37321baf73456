/// A view named by where it is described: `profile.yaml:12`, `profile.yaml:12:5` or `12:5`.
struct ViewPosition {
  /// As it is named: the end of a path will do.
  let file: String?
  private let line: Int
  private let column: Int?

  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    var numbers: [Int] = []
    while numbers.count < 2, let last = parts.last, let number = Int(last), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, !parts.isEmpty || numbers.count == 2 else { return nil }
    file = parts.isEmpty ? nil : parts.joined(separator: ":")
    self.line = line
    column = numbers.count == 2 ? numbers[1] : nil
  }

  /// The views that begin there, else the innermost one in whose description it is.
  func views(of hierarchy: Hierarchy) -> [ViewIndex] {
    let tree = hierarchy.files.firstIndex { one in
      let name = one.tree.source.name
      return file.map { name == $0 || name.hasSuffix("/\($0)") } ?? true
    }
    guard let tree, let places = places(in: hierarchy.files[tree].tree.source) else { return [] }
    var (first, around): ([ViewIndex], ViewIndex?) = ([], nil)
    for (index, view) in zip(hierarchy.views.indices, hierarchy.views) where view.file == tree {
      let extent = hierarchy.files[tree].tree.extent(of: view)
      if places.contains(extent.lowerBound) { first.append(index) }
      if extent.contains(places.lowerBound) { around = index }
    }
    return first.isEmpty ? [around].compactMap(\.self) : first
  }

  /// The bytes that it speaks of: a line from its first letter on, or one letter.
  private func places(in source: SourceText) -> Range<Int>? {
    let lines = LineTable(source)
    guard var start = lines.offset(of: SourcePosition(line: line, column: column ?? 1)) else { return nil }
    if column != nil { return start..<start + 1 }
    let end = lines.offset(of: SourcePosition(line: line + 1, column: 1)) ?? source.count
    while start < end, source[start] <= 0x20 || source[start] == "-" { start += 1 }
    return start..<max(end, start + 1)
  }
}

extension LocatedTree {
  /// The bytes of a view's description, those of the views in it included.
  fileprivate func extent(of view: View) -> Range<Int> {
    switch self {
    case .values(let document): document.value.extent(of: view.node)
    case .elements(let file): file.range(ofElement: view.node)
    case .code(let code): code.value.range(view.node)
    }
  }
}
