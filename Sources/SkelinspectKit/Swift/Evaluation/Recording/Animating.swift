/// `UIView.animate`, `UIView.animateKeyframes` and `UIView.addKeyframe`.
extension CodeEvaluation {
  /// Nil for any other function, or another class's.
  func callAnimating(_ name: String, _ type: String, _ arguments: [Argument], _ site: Site) -> CodeValue? {
    if followsLayers, type == "CATransaction", name == "setAnimationDuration" {
      layers.timedEntries.insert(frame(site.scope).entry)
      return .unknown
    }
    guard followsLayers, ["animate", "animateKeyframes", "addKeyframe"].contains(name),
      type == "UIView" || types.nature(named: type, near: site.place.file).viewClass != nil
    else { return nil }
    if name == "addKeyframe" {
      addKeyframe(arguments)
      return .unknown
    }
    let closure = Self.animations(among: arguments)
    // Springs, and calls that are none of UIKit's, move what one cannot tell.
    let isKnown =
      arguments.first?.label == "withDuration" && deadBranches == 0
      && !arguments.contains { $0.label == "usingSpringWithDamping" }
    if isKnown { beginMotion(name, arguments, site) }
    if case .closure(let body, let captured)? = closure?.value { runLater(body, captured) }
    if isKnown { moving.removeLast() }
    for case .closure(let body, let captured) in arguments.filter({ $0.node != closure?.node }).map(\.value) {
      runLater(body, captured)
    }
    return .unknown
  }

  /// What the closure sets from now on is moved.
  private func beginMotion(_ name: String, _ arguments: [Argument], _ site: Site) {
    var motion = LayerRecord.Motion(
      duration: arguments["withDuration"] ?? .unknown, delay: arguments["delay"] ?? .constant(.number(0)),
      options: arguments["options"].map(Self.words) ?? [], areKeyframes: name == "animateKeyframes",
      run: layerRun(site))
    if !motion.areKeyframes {
      motion.frames = [
        LayerRecord.Motion.Frame(start: .constant(.number(0)), duration: .constant(.number(1)))
      ]
    }
    layers.motions.append(motion)
    moving.append(layers.motions.count - 1)
  }

  private func addKeyframe(_ arguments: [Argument]) {
    guard let closure = Self.animations(among: arguments),
      case .closure(let body, let captured) = closure.value
    else { return }
    if let motion = moving.last, layers.motions[motion].areKeyframes {
      layers.motions[motion].frames.append(
        LayerRecord.Motion.Frame(
          start: arguments["withRelativeStartTime"] ?? .unknown,
          duration: arguments["relativeDuration"] ?? .unknown))
    }
    runLater(body, captured)
  }

  /// The closure that moves the views.
  private static func animations(among arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == "animations" }
      ?? arguments.first { argument in
        if case .closure = argument.value { argument.label == nil } else { false }
      }
  }

  /// Of options in a list, or a single one; nil where they cannot be told.
  private static func words(_ value: CodeValue) -> [String]? {
    value.word.map { [$0] } ?? value.elements?.mapAll(\.word)
  }

  /// Where a view's property is set among the animations.
  func noteSetting(_ name: String, of view: Reference, _ value: CodeValue, in motion: Int) {
    guard let frame = layers.motions[motion].frames.indices.last, viewClass(of: view) != nil else { return }
    layers.motions[motion].frames[frame].settings.append((view, name, value))
  }

  /// `0..<6` where animations are put together: each number in turn; nil for any other sequence.
  func counted(_ sequence: Index, _ scope: Int) -> [CodeValue]? {
    guard !moving.isEmpty, tree(scope).kind(sequence) == .binary, let count = count(of: sequence, scope),
      count <= 64, let start = tree(scope).children(of: sequence).first,
      let first = evaluate(start, scope).number
    else { return nil }
    return (0..<count).map { .constant(.number(first + Double($0))) }
  }
}
