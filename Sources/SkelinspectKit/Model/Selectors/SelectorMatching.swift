extension Hierarchy {
  /// The same hierarchy with show on other views: the ones that the selectors name, in that order.
  ///
  /// - Throws: `SelectorError` where a selector does not name exactly one view.
  public func showing(on selectors: [String]) throws(SelectorError) -> Hierarchy {
    let matching = SelectorMatching(self)
    var hierarchy = self
    hierarchy.show.roots = []
    hierarchy.show.areRootsGiven = true
    for selector in selectors { hierarchy.show.roots.append(try matching.view(selectedBy: selector)) }
    return hierarchy
  }
}

/// The views of one hierarchy that some selectors name, and what is wrong with the other selectors.
package struct SelectedRoots: Sendable {
  /// By selector, the errors of those that name no view, or several.
  package private(set) var errors: [String: SelectorError] = [:]
  private(set) var views: [ViewIndex] = []

  package init(_ selectors: [String], in hierarchy: Hierarchy) {
    guard !selectors.isEmpty else { return }
    let matching = SelectorMatching(hierarchy)
    for selector in selectors {
      do throws(SelectorError) { views.append(try matching.view(selectedBy: selector)) } catch {
        errors[selector] = error
      }
    }
  }
}

/// Finds the views of one hierarchy that selectors name.
struct SelectorMatching {
  private let hierarchy: Hierarchy
  private let paths: ViewPaths
  private let views: Range<ViewIndex>
  private let named: [String: [ViewIndex]]

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    paths = ViewPaths(hierarchy)
    views = hierarchy.views.indices
    var named: [String: [ViewIndex]] = [:]
    for view in views {
      if let id = hierarchy.id(of: view) { named[id, default: []].append(view) }
    }
    self.named = named
  }

  /// The one view that a selector names. A machine path names its own view even where the selector would also
  /// match others.
  ///
  /// - Parameter givesHelp: looks for what was meant among all names, which takes its time.
  func view(selectedBy text: String, givesHelp: Bool = true) throws(SelectorError) -> ViewIndex {
    let matches = try views(selectedBy: text)
    if matches.count == 1, let match = matches.first { return match }
    throw matches.isEmpty ? noMatch(for: text, givesHelp: givesHelp) : ambiguous(text, matches)
  }

  /// All views that a selector names: by a path, else by ids and types, else by the place of its description,
  /// Interface Builder's object id, the name of a whole SwiftUI view, or a layer's name or property.
  func views(selectedBy text: String) throws(SelectorError) -> [ViewIndex] {
    if let view = view(at: text) { return [view] }
    let position = ViewPosition(text)?.views(of: hierarchy) ?? []
    do throws(SelectorError) {
      let matches = matches(of: try Selector(text))
      if !matches.isEmpty { return matches }
    } catch {
      if position.isEmpty { throw error }
    }
    let found = position.isEmpty ? views.filter { hierarchy.objectID(of: $0) == text } : position
    guard found.isEmpty, !views.isEmpty else { return found }
    // The type whose body it is names the root, and a layer the view that it stands in.
    if hierarchy.system == .swiftUI { return hierarchy.name == text ? [0] : [] }
    return views.filter { view in
      hierarchy.layers?[view].sublayers.contains { $0.name == text || $0.property == text } ?? false
    }
  }

  /// The view whose machine path this is.
  func view(at path: String) -> ViewIndex? {
    guard !views.isEmpty else { return nil }
    var view = 0
    var rest = Substring(path)
    guard rest.hasPrefix(paths.step(view)) else { return nil }
    rest = rest.dropFirst(paths.step(view).count)
    while !rest.isEmpty {
      guard let separator = ["/", ViewPaths.separator].first(where: rest.hasPrefix) else { return nil }
      rest = rest.dropFirst(separator.count)
      let next = hierarchy.children(of: view).first { child in
        let step = paths.step(child)
        guard rest.hasPrefix(step) else { return false }
        let after = rest.dropFirst(step.count)
        return after.isEmpty || after.hasPrefix("/") || after.hasPrefix(ViewPaths.separator)
      }
      guard let next else { return nil }
      view = next
      rest = rest.dropFirst(paths.step(next).count)
    }
    return view
  }

  private func matches(of selector: Selector) -> [ViewIndex] {
    if selector.steps.count == 1, let step = selector.steps.first, step.number == nil, step.type == nil,
      let ids = named[step.id ?? step.word ?? ""]
    {
      return ids
    }
    var matched: [Bool]?
    for step in selector.steps { matched = matches(of: step, below: matched) }
    return views.filter { matched?[$0] == true }
  }

  /// The views that a step names; below views of the step before, if there is one.
  private func matches(of step: Selector.Step, below before: [Bool]?) -> [Bool] {
    var isBelow = Array(repeating: before == nil, count: views.count)
    if let before {
      for view in views {
        guard let parent = hierarchy.views[view].parent else { continue }
        isBelow[view] = before[parent] || !step.isDirectChild && isBelow[parent]
      }
    }
    var step = step
    if let word = step.word {
      let isID = named[word]?.contains { isBelow[$0] } == true
      step.id = isID ? word : nil
      step.type = isID ? nil : word
    }
    var twins: [Twins: Int] = [:]
    return views.map { matches($0, step, &twins) && isBelow[$0] }
  }

  /// Siblings among which a step's number counts.
  private struct Twins: Hashable {
    let parent: ViewIndex?
    let type: String
  }

  private func matches(_ view: ViewIndex, _ step: Selector.Step, _ twins: inout [Twins: Int]) -> Bool {
    let type = hierarchy.typeName(of: view)
    if let wanted = step.type, type != wanted { return false }
    if let wanted = step.id, hierarchy.id(of: view) != wanted { return false }
    guard let wanted = step.number else { return true }
    let key = Twins(parent: hierarchy.views[view].parent, type: type)
    let number = twins[key, default: 0]
    twins[key] = number + 1
    return number == wanted
  }

  private func noMatch(for text: String, givesHelp: Bool) -> SelectorError {
    let message = "no view matches \(text.quoted)"
    guard givesHelp else { return SelectorError(kind: .notFound, message: message, help: nil) }
    if text.contains(">"), !text.contains(text: " > "), !text.contains("<") {
      return SelectorError(kind: .notFound, message: message, help: "'>' needs a blank on both sides")
    }
    let types = Set(views.map { hierarchy.typeName(of: $0) })
    let word = text.split(separator: "/").last.map(String.init) ?? text
    let meant = nearMiss(
      of: word.hasPrefix("#") ? String(word.dropFirst()) : word, among: types.union(named.keys).sorted())
    return SelectorError(
      kind: .notFound, message: message,
      help: meant.map { "did you mean '\(ViewPaths.quotedIfNeeded($0).shortened)'?" })
  }

  private func ambiguous(_ text: String, _ matches: [ViewIndex]) -> SelectorError {
    let shown = matches.prefix(5).map { paths.machinePath($0) }.joined(separator: ", ")
    let more = matches.count > 5 ? " and \(matches.count - 5) more" : ""
    return SelectorError(
      kind: .ambiguous, message: "\(text.quoted) names \(matches.count) views",
      help: "say which: \(shown)\(more)")
  }
}
