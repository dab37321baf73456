/// The SwiftUI of a project: which of its types are views, and which of these stand in others.
struct SwiftUICode: Sendable {
  let types: CodeTypes
  let texts: LocalizedTexts
  /// Types with a `body` that are views, by the files that declare them, in the order of the source.
  private(set) var views: [Int: [Int]] = [:]
  /// Those that stand in no other view of the project.
  private(set) var roots: Set<Int> = []
  /// Those of the run that stand only in views of other files, each with one of these.
  private(set) var parts: [Int: Int] = [:]
  /// Those that a branch which is not listed redacts, each with the view that has it.
  private(set) var redactedIn: [Int: Int] = [:]
  let extensionsOfView: [Int]

  /// - Parameter run: the files that it is about; nil: all.
  init(_ types: CodeTypes, run: Set<Int>? = nil, _ texts: LocalizedTexts = LocalizedTexts()) {
    (self.types, self.texts) = (types, texts)
    extensionsOfView = types.extensions(ofForeign: "View")
    var all: [Int] = []
    for type in types.declarations.indices where isViewWithBody(type) {
      all.append(type)
      views[types.declarations[type].place.file, default: []].append(type)
    }
    guard !all.isEmpty else { return }
    let uses = SwiftUIUses(of: all, in: self)
    (roots, redactedIn) = (uses.roots, uses.redactedIn)
    if let run { parts = uses.parts(of: run, roots) }
  }

  /// What a type is to SwiftUI.
  enum Nature { case view, modifier, shape, representable, other }

  func nature(of type: Int) -> Nature {
    for supertype in types.supertypeNames(of: type) {
      switch supertype.lastName {
      case "View": return .view
      case "ViewModifier", "AnimatableModifier": return .modifier
      case "Shape", "InsettableShape": return .shape
      case "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable":
        return .representable
      default: break
      }
    }
    return .other
  }

  private func isViewWithBody(_ type: Int) -> Bool {
    let declaration = types.declarations[type]
    return !declaration.isExtension && !declaration.isProtocol && nature(of: type) == .view
      && types.variable("body", of: type)?.hasValue == true && !isOfPreview(type)
  }

  /// Whether it stands in a preview, which is no part of the app.
  func isOfPreview(_ type: Int) -> Bool {
    sequence(first: type) { types.declarations[$0].outer }.dropFirst().contains {
      types.supertypeNames(of: $0).contains { $0.lastName == "PreviewProvider" }
    }
  }

  /// The methods of that name that the project adds to all views, or to those of a type.
  func methods(_ name: String, ofView type: String) -> [CodeFunction] {
    types.functions(name, in: types.extensions(ofForeign: type) + extensionsOfView)
  }

  /// The property of that name that the project adds to all views.
  func addedProperty(_ name: String, ofView type: String) -> CodeVariable? {
    (types.extensions(ofForeign: type) + extensionsOfView).lazy.compactMap {
      types.declarations[$0].variables[name]
    }.first
  }

  /// Whether the project adds a method or property of that name to views.
  func isAdded(_ name: String) -> Bool {
    extensionsOfView.contains {
      types.declarations[$0].functions[name] != nil || types.declarations[$0].variables[name] != nil
    }
  }

  func place(_ node: CodeNode) -> Place { types.place(of: node) }

  /// The first line of a view's call.
  func viewPlace(_ node: CodeNode) -> Place { place(node).firstLine }

  /// A modifier's call without what it is called on.
  func modifierPlace(_ node: CodeNode) -> Place {
    let tree = types.trees[node.file]
    guard tree.kind(node.node) == .call, let callee = tree.children(of: node.node).first,
      tree.kind(callee) == .member
    else { return place(node).firstLine }
    let start = Int(tree.nodes[callee].name.lowerBound)
    return tree.source.place(Range(from: start, to: tree.range(node.node).upperBound)).firstLine
  }
}

extension CodeVariable {
  var hasValue: Bool { getter != nil || initial != nil }
}

extension CodeFacts {
  /// The hierarchies of the views that a file declares and that stand in no other one.
  func swiftUIHierarchies(madeIn name: String, _ branches: BranchChoice = BranchChoice()) -> [Hierarchy] {
    guard let swiftUI, let file = names.firstIndex(of: name) else { return [] }
    return (swiftUI.views[file] ?? []).compactMap { type in
      func name(_ holder: Int) -> String { types.declarations[holder].name }
      let holder = swiftUI.parts[type].map { "\(name($0)), which is not part of this run" }
      guard holder != nil || swiftUI.roots.contains(type) else { return nil }
      let branch = swiftUI.redactedIn[type].map { "a branch of \(name($0)) that is not listed" }
      return SwiftUIReader(swiftUI, branches).hierarchy(of: type, in: holder ?? branch)
    }
  }
}
