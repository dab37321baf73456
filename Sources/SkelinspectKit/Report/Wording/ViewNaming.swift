/// How sentences name views: raw text of the input in them is shortened, and not yet escaped.
struct ViewNaming {
  /// Views that a sentence names before it only counts.
  static let maximumNames = 5

  let hierarchy: Hierarchy
  /// Without lines and sizes: what stays when a file is edited elsewhere.
  let isBrief: Bool

  init(_ hierarchy: Hierarchy, isBrief: Bool = false) {
    (self.hierarchy, self.isBrief) = (hierarchy, isBrief)
  }

  /// `UIStackView#header`.
  func name(_ view: ViewIndex) -> String { hierarchy.name(of: view) }

  /// The id alone where there is one.
  func shortName(_ view: ViewIndex) -> String {
    (hierarchy.id(of: view) ?? hierarchy.typeName(of: view)).shortened
  }

  /// `UIStackView#header (line 4)`; with the column where another view of that name is on the line.
  func placed(_ view: ViewIndex) -> String {
    if isBrief { return name(view) }
    let position = position(of: view)
    let column = hasTwin(view, on: position.line) ? ", column \(position.column)" : ""
    return "\(name(view)) (line \(position.line)\(column))"
  }

  /// Minified JSON has thousands of views on a line: there columns are told without a look at all.
  private func hasTwin(_ view: ViewIndex, on line: Int) -> Bool {
    if hierarchy.id(of: view) != nil { return false }
    for step in [-1, 1] {
      for count in 1...50 {
        let other = view + step * count
        guard hierarchy.views.indices.contains(other), position(of: other).line == line else { break }
        if count == 50 || name(other) == name(view) { return true }
      }
    }
    return false
  }

  /// `profile.yaml:15:5`, as editors and terminals know places.
  func place(_ view: ViewIndex) -> String { position(of: view).text(in: hierarchy.fileName(of: view)) }

  /// By its id, or with its line where it has none.
  func handle(_ view: ViewIndex) -> String { hierarchy.id(of: view) == nil ? placed(view) : name(view) }

  /// Ids, and types with their lines where there are none.
  ///
  /// - Parameter others: that the same sentence names: of those of one id each is told by its cell.
  func list(_ views: [ViewIndex], besides others: [ViewIndex] = []) -> String {
    let twins = Dictionary(grouping: Set(views + others)) { hierarchy.id(of: $0) }
    let names = views.prefix(Self.maximumNames).map { view in
      guard let id = hierarchy.id(of: view) else { return placed(view) }
      guard twins[id, default: []].count > 1, let cell = hierarchy.template(around: view) else {
        return id.shortened
      }
      return "\(id.shortened) in \(placed(cell))"
    }
    let more = views.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  func position(of view: ViewIndex) -> SourcePosition { hierarchy.place(of: view).position }

  /// What it is to the view that holds it, where that says more than its type; of a contentView only where the
  /// file describes it.
  func part(of view: ViewIndex) -> String? {
    let isImplied = hierarchy.views[view].place == .contentView && hierarchy.views[view].typeNode == nil
    return isImplied ? nil : hierarchy.views[view].place.words
  }
}

extension ViewPlace {
  /// The key that holds such a view.
  var key: String {
    switch self {
    case .subview, .arrangedSubview, .prototype, .headerFooterView, .supplementaryView: "\(self)s"
    case .child: "children"
    default: "\(self)"
    }
  }

  /// What a view is to the one that holds it, where that says more than its type; nil where it does not.
  var words: String? {
    switch self {
    case .contentView, .tableHeaderView, .tableFooterView, .backgroundView, .overlay, .background, .mask: key
    case .prototype: "prototype"
    case .headerFooterView: "header or footer"
    case .supplementaryView: "supplementary view"
    case .root, .subview, .arrangedSubview, .child: nil
    }
  }
}
