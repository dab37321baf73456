/// The arguments of SkeletonView's show, as the library takes them.
extension CodeEvaluation {
  func show(_ style: ShowSettings.Style, _ arguments: [Argument], _ scope: Int) -> ShowArguments {
    var show = ShowArguments(style: style)
    // The calls with a delay animate unless it is said otherwise: `animated: Bool = true`.
    if arguments.contains(where: { $0.label == "delay" }), style == .solid || style == .gradient {
      switch arguments["animated"]?.constant {
      case .boolean(false)?: break
      default: show.style = style == .solid ? .animatedSolid : .animatedGradient
      }
    }
    for argument in arguments where !isDefault(argument, scope) {
      switch argument.label {
      case "usingColor":
        read(
          argument, .color, { self.asColor($0, near: self.frame(scope).file).color }, &show.color, &show.open)
      case "usingGradient":
        read(
          argument, .gradient, { Self.gradient($0) ?? self.implicitGradient(argument.node, scope) },
          &show.gradient, &show.open)
      case "animated" where argument.value.constant == nil: show.open.insert(.animation)
      case "animation": readAnimation(argument.value, &show)
      case nil where argument.isTrailing: readAnimation(argument.value, &show)
      default: break
      }
    }
    return show
  }

  private func read<Value>(
    _ argument: Argument, _ part: ShowSettings.Part, _ value: (CodeValue) -> Value?, _ target: inout Value?,
    _ open: inout Set<ShowSettings.Part>
  ) {
    target = value(argument.value)
    if target == nil { open.insert(part) }
  }

  private func readAnimation(_ value: CodeValue, _ show: inout ShowArguments) {
    if value.isNull { return }
    guard case .call(let name, let numbers)? = value.constant, name.hasPrefix(Self.sliding),
      let direction = ShowSettings.Direction(rawValue: String(name.dropFirst(Self.sliding.count)))
    else {
      show.open.insert(.animation)
      return
    }
    (show.direction, show.duration) = (direction, numbers.first)
  }

  /// `SkeletonAppearance.default.tintColor` and its gradient.
  private func isDefault(_ argument: Argument, _ scope: Int) -> Bool {
    tree(scope).text(argument.node).hasWord("SkeletonAppearance")
  }

  private static func gradient(_ value: CodeValue) -> Gradient? {
    if case .gradient(let gradient)? = value.drawn { gradient } else { nil }
  }

  /// `.init(baseColor: .concrete)`.
  private func implicitGradient(_ node: Index, _ scope: Int) -> Gradient? {
    let tree = tree(scope)
    guard tree.kind(node) == .call, let callee = tree.children(of: node).first,
      tree.kind(callee) == .member, tree.name(callee) == "init", tree.children(of: callee).first == nil
    else { return nil }
    let arguments = arguments(tree.children(of: node), scope)
    return skeletonGradient(arguments, near: frame(scope).file).flatMap(Self.gradient)
  }

  // MARK: What SkeletonView makes

  private static let sliding = "slide "

  /// `SkeletonAnimationBuilder().makeSlidingAnimation(withDirection:)`, `GradientDirection.leftRight.slidingAnimation()`.
  func slidingAnimation(_ name: String, _ object: CodeValue, _ arguments: [Argument]) -> CodeValue? {
    let direction: Constant?
    switch name {
    case "makeSlidingAnimation": direction = arguments["withDirection"]?.constant
    case "slidingAnimation": direction = object.constant
    default: return nil
    }
    guard case .word(let word)? = direction,
      arguments.allSatisfy({ $0.label == "withDirection" || $0.label == "duration" })
    else { return nil }
    guard let seconds = arguments["duration"].map(\.number) ?? 1.5 else { return nil }
    return .constant(.call(Self.sliding + word, [seconds]))
  }

  /// `SkeletonGradient(baseColor:secondaryColor:)`, `SkeletonGradient(colors:)`.
  func skeletonGradient(_ arguments: [Argument], near file: Int) -> CodeValue? {
    let colors =
      (arguments.first?.label == "colors" ? arguments.first?.value.elements : nil)
      ?? arguments.map(\.value)
    let known = colors.mapAll { value -> ColorName? in
      if let color = asColor(value, near: file).color { return .fixed(color) }
      return value.constant == .word("skeletonDefault") ? .skeletonDefault : nil
    }
    guard let known, let first = known.first else { return nil }
    switch arguments.map(\.label) {
    case ["colors"]: return .drawn(.gradient(.colors(known)))
    case ["baseColor"], ["baseColor", "secondaryColor"]:
      return .drawn(.gradient(.base(first, secondary: known.dropFirst().first)))
    default: return nil
    }
  }
}
