/// Names every view of a hierarchy by its way from the root: `UIView/UIStackView#header/UIImageView[1]`.
///
/// A view without an id has its number among the siblings of its type where there are several; views that
/// share type and id have their number among each other.
struct ViewPaths {
  private let hierarchy: Hierarchy
  /// -1 where a step has no number.
  private var numbers: [Int32]

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    numbers = Array(repeating: -1, count: hierarchy.views.count)
    for parent in hierarchy.views.indices { number(childrenOf: parent) }
  }

  /// Names some views only, which takes less.
  init(_ hierarchy: Hierarchy, to views: some Sequence<ViewIndex>) {
    self.hierarchy = hierarchy
    numbers = Array(repeating: -1, count: hierarchy.views.count)
    var isNumbered: Set<ViewIndex> = []
    for view in views {
      var ancestor = hierarchy.views[view].parent
      while let parent = ancestor, isNumbered.insert(parent).inserted {
        number(childrenOf: parent)
        ancestor = hierarchy.views[parent].parent
      }
    }
  }

  private mutating func number(childrenOf parent: ViewIndex) {
    for (view, number) in hierarchy.numbers(among: hierarchy.children(of: parent)) {
      numbers[view] = Int32(number)
    }
  }

  /// A type, the view's id if it has one, and its number where siblings share them.
  func step(_ view: ViewIndex) -> String {
    let name = hierarchy.stepName(of: view)
    return numbers[view] < 0 ? name : "\(name)[\(numbers[view])]"
  }

  /// The path that baselines and selectors use; it names exactly one view.
  func machinePath(_ view: ViewIndex) -> String { steps(to: view).joined(separator: "/") }

  /// The same where that of the view's parent is known; nil for a root.
  func machinePath(_ view: ViewIndex, below parent: String?) -> String {
    parent.map { "\($0)/\(step(view))" } ?? step(view)
  }

  /// The path that people read: `UIView › UILabel#title`.
  func readablePath(_ view: ViewIndex) -> String { Self.readablePath(steps(to: view)) }

  /// Between the steps of a path that people read.
  static let separator = " › "

  static func readablePath(_ steps: [String]) -> String {
    let steps = steps.map(\.shortened)
    return (steps.count > 12 ? steps.prefix(3) + ["…"] + steps.suffix(6) : steps[...]).joined(
      separator: separator)
  }

  /// From the root down.
  func steps(to view: ViewIndex) -> [String] {
    var steps: [String] = []
    var current: ViewIndex? = view
    while let index = current {
      steps.append(step(index))
      current = hierarchy.views[index].parent
    }
    return steps.reversed()
  }

  /// In double quotes where a selector would read its letters otherwise.
  static func quotedIfNeeded(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0...0x20, "/", "#", "[", "]",
          "\"", "\\", 0x7F:
          false
        default: true
        }
      }
    return isPlain ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}

extension Hierarchy {
  /// The numbers of those of some siblings that share their names.
  func numbers(among siblings: some Sequence<ViewIndex>) -> [(ViewIndex, Int)] {
    var numbers: [(ViewIndex, Int)] = []
    for siblings in Dictionary(grouping: siblings, by: typeName).values where siblings.count > 1 {
      numbers += zip(siblings, 0...).filter { id(of: $0.0) == nil }
      for (id, twins) in Dictionary(grouping: siblings, by: id) where id != nil && twins.count > 1 {
        numbers += zip(twins, 0...)
      }
    }
    return numbers
  }

  /// `UIStackView#header`, as sentences name a view: raw text of the input, shortened and not escaped.
  func name(of view: ViewIndex) -> String {
    var name = typeName(of: view).shortened
    if let id = id(of: view) {
      name += "#"
      name += id.shortened
    }
    return name
  }

  /// The same, escaped and in colours.
  func paintedName(of view: ViewIndex, _ paint: Paint) -> String {
    let id = id(of: view).map { paint.cyan("#\($0.shortened.escapedForTerminal)") } ?? ""
    return paint.bold(typeName(of: view).shortened.escapedForTerminal) + id
  }

  /// The same as a step of a path: whole, in quotes where selectors need them.
  func stepName(of view: ViewIndex) -> String {
    let type = ViewPaths.quotedIfNeeded(typeName(of: view))
    return id(of: view).map { "\(type)#\(ViewPaths.quotedIfNeeded($0))" } ?? type
  }
}
