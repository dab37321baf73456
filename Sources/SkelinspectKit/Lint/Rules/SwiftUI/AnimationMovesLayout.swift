extension Rule {
  static let animationMovesLayout = Rule(
    "animation-moves-layout", .warning, systems: .swiftUI,
    "withAnimation starts an endless animation in onAppear, where layout changes too: the screen may move with it.",
    why: "withAnimation animates all that changes in the same update. While a screen appears its navigation "
      + "bar and its safe area still change, and what they move then may go back and forth for ever.",
    fix:
      "Animate the one value: animation(_:value:), or start one turn of the run loop later, in DispatchQueue.main.async.",
    link: .apple("swiftui/view/animation(_:value:)"),
    accepts: [
      .pulse(
        "VStack { Text(\"A\").opacity(dim ? 0.4 : 1) }",
        "withAnimation(.linear.repeatForever()) { dim = true }"),
      .pulse(
        "NavigationStack { Text(\"A\").opacity(dim ? 0.4 : 1).animation(.linear.repeatForever(), value: dim) }",
        "dim = true"),
      .pulse(
        "NavigationStack { Text(\"A\").opacity(dim ? 0.4 : 1) }",
        "DispatchQueue.main.async { withAnimation(.linear.repeatForever()) { dim = true } }"),
      .pulse(
        "VStack { Text(\"A\").opacity(dim ? 0.4 : 1) }",
        "dim = false; isOpen = true; withAnimation(.linear.repeatForever()) { dim = true }"),
    ],
    reports: [
      .pulse(
        "NavigationStack { Text(\"A\").opacity(dim ? 0.4 : 1) }",
        "↓withAnimation(.linear.repeatForever()) { dim = true }"),
      .pulse(
        "VStack { if isOpen { Text(\"B\") }; Text(\"A\").opacity(dim ? 0.4 : 1) }",
        "isOpen = true; ↓withAnimation(.linear.repeatForever()) { dim = true }"),
    ]
  ) { context in
    guard let facts = context.hierarchy.swiftUI else { return [] }
    // A modifier that many views have says it once.
    var known: Set<Range<Int>> = []
    return facts.appearances.sorted { $0.key < $1.key }.flatMap { view, appearances in
      appearances.compactMap { appearance in
        let screen = context.screen(around: view)
        let place = context.hierarchy.place(ofNode: appearance.node, in: view)
        guard screen != nil || appearance.beside != nil, known.insert(place.range).inserted else {
          return nil
        }
        let what =
          screen.map { "the layout of \(context.name(of: $0))" } ?? (appearance.beside ?? "").quoted
        return context.finding(
          "the endless animation that \(context.name(of: view)) starts as it appears may move more than is meant: "
            + "\(what) changes in the same update",
          at: view, place: place,
          help: "animate the one value with animation(_:value:), or start it in DispatchQueue.main.async")
      }
    }
  }
}

extension RuleContext {
  /// What a view stands in whose bars come and go while it appears; it may be that itself.
  fileprivate func screen(around view: ViewIndex) -> ViewIndex? {
    let types: Set = ["NavigationView", "NavigationStack", "NavigationSplitView"]
    // What a view of the project's own holds comes before what holds it.
    let whole = hierarchy.children(of: view).first { types.contains(hierarchy.typeName(of: $0)) }
    if types.contains(hierarchy.typeName(of: view)) { return view }
    return hierarchy.ancestors(of: view).first { types.contains(hierarchy.typeName(of: $0)) } ?? whole
  }
}

extension RuleExample {
  /// A view that an action of `onAppear` animates.
  fileprivate static func pulse(_ body: String, _ action: String) -> RuleExample {
    .body(
      "\(body).onAppear { \(action) }",
      "@State private var dim = false; @State private var isOpen = false")
  }
}
