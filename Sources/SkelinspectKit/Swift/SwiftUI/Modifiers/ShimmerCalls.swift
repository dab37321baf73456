/// SwiftUI-Shimmer's modifier, its own or a copy of it.
extension SwiftUIReader {
  func isShimmer(_ name: String) -> Bool {
    ["shimmering", "shimmer", "Shimmer", "ShimmerModifier", "ShimmerEffect", "Shimmering"].contains(name)
  }

  /// Whether a modifier of the project is a copy of the library's: what it keeps tells, and not its name alone.
  func isCopyOfShimmer(_ type: Int) -> Bool {
    guard isShimmer(code.types.declarations[type].name), code.nature(of: type) == .modifier else {
      return false
    }
    return code.types.variable("isInitialState", of: type) != nil
      || code.types.variable("phase", of: type) != nil && !code.types.types(named: "AnimatedMask").isEmpty
  }

  /// Whether a function of the project's own is the library's, which makes its modifier.
  func usesCopyOfShimmer(_ function: CodeFunction) -> Bool {
    guard let body = function.body else { return false }
    return search([ScopedNode(body, in: fileScope)]) { node in
      guard self.kind(node) == .identifier, self.isShimmer(self.name(node)) else { return false }
      return self.type(named: self.name(node), node).map(self.isCopyOfShimmer) ?? false
    } != nil
  }

  func addShimmer(_ link: Link, to view: ViewDraft.Number) {
    var shimmer = Shimmer()
    var isUnderstood = true
    func read<Value>(_ node: ScopedNode?, _ value: (ScopedNode) -> Value?, _ set: (Value) -> Void) {
      guard let node else { return }
      if let value = value(node) { set(value) } else { isUnderstood = false }
    }
    let arguments = link.arguments
    read(arguments["animation"], { self.animation($0) }) { shimmer.animation = $0 }
    read(arguments["duration"], { self.number($0) }) { shimmer.animation.duration = $0 }
    read(arguments["delay"], { self.number($0) }) { shimmer.animation.delay = $0 }
    read(arguments["bounce"], { self.holds($0) }) { shimmer.animation.autoreverses = $0 }
    read(arguments["gradient"], stops) { shimmer.gradient = $0 }
    read(arguments["bandSize"], { self.number($0) }) { shimmer.bandSize = $0 }
    read(arguments["mode"], mode) { shimmer.mode = $0 }
    let condition = condition(arguments)
    let holds = condition.map { self.holds($0) } ?? true
    shimmer.isActive = holds ?? true
    add(.shimmering(shimmer), isActive: holds == nil ? nil : true, link, to: view)
    if holds == nil {
      remarkOnCondition(of: "the shimmer", at: link.node.place)
    } else if !isUnderstood {
      remark("an argument of this shimmer is not known: its default counts", at: link.node.place)
    }
  }

  /// Whether a `skeleton` is SkeletonUI's, in a file that imports it.
  func isOfSkeletonUI(_ link: Link) -> Bool {
    guard link.arguments.first?.label == "with" else { return false }
    let source = tree(link.node).source
    return source.bytes(0..<source.count).hasWord("SkeletonUI")
  }

  /// `skeleton(with: isLoading)`: shapes in the view's place.
  func addSkeleton(_ link: Link, to view: ViewDraft.Number) {
    let holds = link.arguments["with"].flatMap { self.holds($0) }
    var overlay = SkeletonOverlay()
    (overlay.isOfLibrary, overlay.isShown) = (true, holds ?? true)
    add(.skeleton(overlay), isActive: holds == nil ? nil : true, link, to: view)
    if holds == nil { remarkOnCondition(of: "the skeleton", at: link.node.place) }
  }

  /// What SkeletonUI's `skeleton(with:)` looks like: `.shape(type: .capsule)`.
  func looksOfSkeleton(_ link: Link, _ view: ViewDraft.Number) -> Bool {
    ["shape", "appearance", "multiline"].contains(link.name)
      && drafts[view].modifiers.contains {
        if case .skeleton(let overlay) = $0.effect { overlay.isOfLibrary } else { false }
      }
  }

  private func condition(_ arguments: [CallArgument]) -> ScopedNode? {
    for label in [
      "active", "isActive", "when", "if", "isLoading", "loading", "isShimmering", "show", "enabled",
    ] {
      if let node = arguments[label] { return node }
    }
    let first = arguments.bare(0)
    return first.flatMap { kind($0) == .number || kind($0) == .call ? nil : $0 }
  }

  /// `Gradient(colors: […])`, `Gradient(stops: […])`.
  private func stops(_ node: ScopedNode) -> [Shimmer.Stop]? {
    if kind(node) == .identifier { return meaning(of: node).flatMap(stops) }
    let arguments = self.arguments(of: node)
    if let colors = arguments["colors"], kind(colors) == .array {
      return children(colors).mapAll { color($0).flatMap(Color.swiftUI).map { Shimmer.Stop(color: $0) } }
    }
    guard let list = arguments["stops"], kind(list) == .array else { return nil }
    return children(list).mapAll { stop in
      let parts = self.arguments(of: stop)
      guard let color = color(parts["color"]).flatMap(Color.swiftUI), let location = number(parts["location"])
      else { return nil }
      return Shimmer.Stop(color: color, location: location)
    }
  }

  /// `.mask`, `.background`, `.overlay(blendMode: .screen)`.
  private func mode(_ node: ScopedNode) -> Shimmer.Mode? {
    let callee = kind(node) == .call ? child(node) : node
    guard let callee, kind(callee) == .member else { return nil }
    switch name(callee) {
    case "mask": return .mask
    case "background": return .background
    case "overlay":
      let blend = kind(node) == .call ? arguments(of: node)["blendMode"] : nil
      return .overlay(blend.map { name($0) } ?? Shimmer.standardBlendMode)
    default: return nil
    }
  }
}
