/// Which views of a project stand in others; what stands in a branch that is not read stands nowhere.
struct SwiftUIUses {
  private let code: SwiftUICode
  private var names: Set<String> = []
  private var usedBy: [Int: Set<Int>] = [:]
  /// Views that a branch which is not read redacts, each with the view that has the branch.
  private(set) var redactedIn: [Int: Int] = [:]
  private let all: [Int]

  init(of views: [Int], in code: SwiftUICode) {
    (self.code, all) = (code, views)
    names = Set(views.map { code.types.declarations[$0].name })
    for number in code.types.declarations.indices where mayUse(number) { look(through: number) }
  }

  /// Those that no other one has; of views in a circle the first.
  var roots: Set<Int> {
    let users = self.users
    var roots: Set<Int> = []
    var reached: Set<Int> = []
    func reach(_ root: Int) {
      roots.insert(root)
      add(root, to: &reached)
    }
    for view in all where users[view] == nil { reach(view) }
    // What a helper or modifier has stands where that is used.
    for (user, used) in usedBy where !all.contains(user) { reached.formUnion(used) }
    for view in all where !reached.contains(view) { reach(view) }
    return roots
  }

  /// What a run is about and stands in views of other files only, with one of these.
  func parts(of run: Set<Int>, _ roots: Set<Int>) -> [Int: Int] {
    func isOfRun(_ type: Int) -> Bool { run.contains(code.types.declarations[type].place.file) }
    var reached: Set<Int> = []
    for view in all where roots.contains(view) && isOfRun(view) { add(view, to: &reached) }
    let users = self.users
    var parts: [Int: Int] = [:]
    for view in all where isOfRun(view) && !reached.contains(view) {
      guard let holders = users[view], let first = holders.first, !holders.contains(where: isOfRun) else {
        continue
      }
      parts[view] = first
      add(view, to: &reached)
    }
    return parts
  }

  /// Of each view what else has it, in the order of the source.
  private var users: [Int: [Int]] {
    var users: [Int: [Int]] = [:]
    for (user, used) in usedBy.sorted(by: { $0.key < $1.key }) {
      for view in used where view != user { users[view, default: []].append(user) }
    }
    return users
  }

  /// A view and all that stands in it.
  private func add(_ view: Int, to reached: inout Set<Int>) {
    var work = [view]
    while let next = work.popLast() {
      if reached.insert(next).inserted { work += usedBy[next] ?? [] }
    }
  }

  /// Views, modifiers, and what is added to views; not previews, and not the app that begins with one.
  private func mayUse(_ number: Int) -> Bool {
    let declaration = code.types.declarations[number]
    if declaration.isExtension { return true }
    if declaration.isNested, code.isOfPreview(number) { return false }
    switch code.nature(of: number) {
    case .view, .modifier: return true
    case .shape, .representable, .other: return false
    }
  }

  private mutating func look(through number: Int) {
    let declaration = code.types.declarations[number]
    let extended =
      declaration.isExtension ? code.types.type(declaration.name, near: declaration.place.file) : number
    // Who uses what is added to all views is not known.
    guard extended.map(mayUse) ?? (declaration.name == "View") else { return }
    walk(from: declaration.members.map(\.place), extended ?? number)
  }

  private mutating func walk(from members: [CodeNode], _ user: Int) {
    let reader = SwiftUIReader(code)
    let scope = reader.addScope(CodeScope(type: code.types.declarations[user].isExtension ? nil : user))
    for member in members {
      let tree = code.types.trees[member.file]
      var work = [member.node]
      var left: Set<SwiftTree.Index> = []
      while let node = work.popLast() {
        if left.contains(node) { continue }
        let place = CodeNode(file: member.file, node: node)
        let passed = reader.left(of: ScopedNode(place, in: scope)).map(\.node)
        for branch in passed { noteRedacted(in: branch, member.file, user) }
        left.formUnion(passed)
        let children = Array(tree.children(of: node))
        guard tree.kind(node) == .call, let callee = children.first else {
          work += children
          continue
        }
        if tree.kind(callee) == .identifier {
          note(tree.name(callee), member.file, user)
          let parts = children.dropFirst()
          work +=
            tree.name(callee) == "NavigationLink"
            ? parts.filter { Self.isLabel(tree, $0, among: parts) } : Array(parts)
        } else {
          work.append(callee)
          if !Self.screens.contains(tree.name(callee)) { work += children.dropFirst() }
        }
      }
    }
  }

  private mutating func noteRedacted(in branch: SwiftTree.Index, _ file: Int, _ user: Int) {
    let tree = code.types.trees[file]
    var work = [(node: branch, isRedacted: false)]
    while let (node, isRedacted) = work.popLast() {
      let children = Array(tree.children(of: node))
      let callee = tree.kind(node) == .call ? children.first : nil
      let redacts = callee.map { tree.kind($0) == .member && LoadingVocabulary.speaks(tree.name($0)) } == true
      if isRedacted, let callee, names.contains(tree.name(callee)),
        let type = code.types.type(tree.name(callee), near: file)
      {
        redactedIn[type] = redactedIn[type] ?? user
      }
      work += children.map { ($0, isRedacted || redacts) }
    }
  }

  private mutating func note(_ name: String, _ file: Int, _ user: Int) {
    guard names.contains(name), let type = code.types.type(name, near: file) else { return }
    usedBy[user, default: []].insert(type)
  }

  /// An argument of a link that is not another screen.
  private static func isLabel(
    _ tree: SwiftTree, _ argument: SwiftTree.Index, among all: ArraySlice<SwiftTree.Index>
  ) -> Bool {
    switch tree.name(argument) {
    case "destination": return false
    case "": break
    default: return true
    }
    let isTitled = all.first.map { first in
      tree.name(first).isEmpty && tree.children(of: first).first.map { tree.kind($0) != .closure } ?? false
    }
    return isTitled != true && !all.contains { tree.name($0) == "label" }
  }

  /// Modifiers whose contents are screens of their own, or no part of the view's place.
  static let screens: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
    "actionSheet", "toolbar", "contextMenu", "swipeActions", "inspector", "navigationBarItems", "tabItem",
    "onAppear", "onTapGesture", "task", "onChange", "onReceive", "listRowBackground", "searchable",
    "previewContext",
  ]
}
