extension Hierarchy {
  /// The same hierarchy with show on other views: the ones that the selectors name, in that order.
  public func showing(on selectors: [String]) throws(SelectorError) -> Hierarchy {
    var hierarchy = self
    hierarchy.show.roots = []
    for selector in selectors { hierarchy.show.roots.append(try view(selectedBy: selector)) }
    return hierarchy
  }

  /// The one view that a selector names. A machine path names its own view even where the selector would also
  /// match others.
  func view(selectedBy text: String) throws(SelectorError) -> ViewIndex {
    let paths = ViewPaths(self)
    if let view = view(at: text, paths) { return view }
    let matches = views(matching: try Selector(text))
    if matches.count == 1, let match = matches.first { return match }
    throw matches.isEmpty ? noMatch(for: text) : ambiguous(text, matches, paths)
  }

  /// The view whose machine path this is.
  private func view(at path: String, _ paths: ViewPaths) -> ViewIndex? {
    guard !views.isEmpty else { return nil }
    var view = 0
    var rest = Substring(path)
    guard rest.hasPrefix(paths.step(view)) else { return nil }
    rest = rest.dropFirst(paths.step(view).count)
    while !rest.isEmpty {
      guard rest.removeFirst() == "/" else { return nil }
      let next = children(of: view).first { child in
        let step = paths.step(child)
        guard rest.hasPrefix(step) else { return false }
        let after = rest.dropFirst(step.count)
        return after.isEmpty || after.hasPrefix("/")
      }
      guard let next else { return nil }
      view = next
      rest = rest.dropFirst(paths.step(next).count)
    }
    return view
  }

  private func views(matching selector: Selector) -> [ViewIndex] {
    var matched: [Bool]?
    for step in selector.steps { matched = views(matching: step, below: matched) }
    return views.indices.filter { matched?[$0] == true }
  }

  /// The views that a step names; below views of the step before, if there is one.
  private func views(matching step: Selector.Step, below before: [Bool]?) -> [Bool] {
    var isBelow = Array(repeating: before == nil, count: views.count)
    if let before {
      for view in views.indices {
        guard let parent = views[view].parent else { continue }
        isBelow[view] = before[parent] || !step.isDirectChild && isBelow[parent]
      }
    }
    var step = step
    if let word = step.word {
      let isID = views.indices.contains { isBelow[$0] && id(of: $0) == word }
      step.id = isID ? word : nil
      step.type = isID ? nil : word
    }
    return views.indices.map { isBelow[$0] && matches($0, step) }
  }

  private func matches(_ view: ViewIndex, _ step: Selector.Step) -> Bool {
    if let type = step.type, typeName(of: view) != type { return false }
    if let id = step.id, self.id(of: view) != id { return false }
    guard let number = step.number else { return true }
    guard let parent = views[view].parent else { return number == 0 }
    let twins = children(of: parent).prefix { $0 < view }.filter { sibling in
      typeName(of: sibling) == typeName(of: view) && (step.id == nil || self.id(of: sibling) == step.id)
    }
    return twins.count == number
  }

  private func noMatch(for text: String) -> SelectorError {
    let names = Set(views.indices.flatMap { [id(of: $0), typeName(of: $0)].compactMap(\.self) })
    let word = text.split(separator: "/").last.map(String.init) ?? text
    let meant = nearMiss(of: word.hasPrefix("#") ? String(word.dropFirst()) : word, among: names.sorted())
    return SelectorError(
      message: "no view matches \(text.quoted)", help: meant.map { "did you mean \($0.quoted)?" })
  }

  private func ambiguous(_ text: String, _ matches: [ViewIndex], _ paths: ViewPaths) -> SelectorError {
    let shown = matches.prefix(5).map { paths.machinePath($0).shortened }.joined(separator: ", ")
    let more = matches.count > 5 ? " and \(matches.count - 5) more" : ""
    return SelectorError(
      message: "\(text.quoted) names \(matches.count) views", help: "say which: \(shown)\(more)")
  }
}
