/// Members of colours, measures and the like, and constants of UIKit's and Core Animation's types.
extension CodeEvaluation {
  /// `UIColor.lightGray`, `CGFloat.pi`, `CGAffineTransform.identity`; nil for what is not known.
  func drawnStatic(_ name: String, of type: String) -> CodeValue? {
    guard followsLayers || type == "UIColor" || type == "GradientDirection" else { return nil }
    switch (type, name) {
    case ("CGFloat", _), ("Double", _), ("Float", _), ("TimeInterval", _), ("CFTimeInterval", _):
      return ["pi", "infinity", "greatestFiniteMagnitude"].contains(name) ? .constant(.word(name)) : nil
    case ("CGPoint", "zero"): return .drawn(.numbers([0, 0]))
    case ("CGRect", "zero"): return .drawn(.numbers([0, 0, 0, 0]))
    case ("CGAffineTransform", "identity"): return .drawn(.transform(.identity))
    case ("UIColor", "skeletonDefault"): return .constant(.word(name))
    case ("UIColor", _):
      let system = SchemeColor.system[name].map { _ in name }
      return (Color.uiKit(named: name) ?? Color.skeletonColors[name]).map {
        .drawn(.color($0, name: system))
      }
    case ("UIView", "AnimationOptions"), ("UIView", "KeyframeAnimationOptions"), ("UIControl", "Event"),
      ("UIControl", "Events"):
      return .type(type + "." + name)
    case _ where Self.namingTypes.contains(TypeText.lastName(of: type)): return .constant(.word(name))
    default: return nil
    }
  }

  /// Types whose members are known by their names.
  private static let namingTypes: Set = [
    "CAMediaTimingFunctionName", "CAMediaTimingFillMode", "CAAnimationCalculationMode", "AnimationOptions",
    "KeyframeAnimationOptions", "Event", "Events", "GradientDirection",
  ]

  /// A bare name that nobody declares: a view's own bounds, and constants by their old names.
  func drawnName(_ name: String, _ instance: CodeValue) -> CodeValue? {
    guard followsLayers else { return nil }
    if name == "bounds" || name == "frame" {
      let references = instance.references
      guard !references.isEmpty, references.allSatisfy({ viewClass(of: $0) != nil }) else { return nil }
      return .drawn(name == "bounds" ? .bounds(references) : .frame(references))
    }
    for prefix in ["kCAMediaTimingFunction", "kCAFillMode"] where name.hasPrefix(prefix) {
      let word = name.dropFirst(prefix.count)
      return .constant(.word(word.prefix(1).lowercased() + word.dropFirst()))
    }
    return name == "CATransform3DIdentity" ? .drawn(.transform(.identity)) : nil
  }

  /// `.keyPath`, `.selector` and `.colorLiteral` with a sign before it; nil for any other macro.
  func macro(_ name: String, _ children: [Index], _ scope: Int) -> CodeValue? {
    guard followsLayers || name == "#colorLiteral", let first = children.first else { return nil }
    let tree = tree(scope)
    switch name {
    case "#keyPath":
      let words = tree.source.string(tree.range(first)).split(separator: ".").map(String.init)
      let path = words.first?.first?.isUppercase == true ? Array(words.dropFirst()) : words
      return .constant(.text(path.joined(separator: ".")))
    case "#selector": return .drawn(.selector(Self.functionName(tree.source.string(tree.range(first)))))
    case "#colorLiteral": return makeDrawn("UIColor", arguments(children, scope), near: frame(scope).file)
    default: return nil
    }
  }

  /// A member of such a value.
  func read(_ name: String, ofDrawn value: DrawnValue) -> CodeValue {
    switch (value, name) {
    case (.color, "cgColor"), (.color, "CGColor"): return .drawn(value)
    case (.bounds, "size"), (.frame, "size"): return .drawn(value)
    case (.bounds(let views), "width"), (.frame(let views), "width"):
      return .drawn(.length(.width, views, factor: 1))
    case (.bounds(let views), "height"), (.frame(let views), "height"):
      return .drawn(.length(.height, views, factor: 1))
    case (.bounds, "origin"): return .drawn(.numbers([0, 0]))
    case (.bounds, "minX"), (.bounds, "minY"): return .constant(.number(0))
    case (.numbers(let numbers), _):
      let names = ["x", "y", "width", "height"]
      guard let number = names.firstIndex(of: name), numbers.indices.contains(number) else { return .unknown }
      return .constant(.number(numbers[number]))
    default: return .unknown
    }
  }

  /// A colour by its name alone, as where an argument's type says that it is one.
  func impliedColor(_ value: CodeValue, _ scope: Int) -> CodeValue? {
    guard followsLayers, value.word != nil else { return nil }
    let color = asColor(value, near: frame(scope).file)
    return color.color == nil ? nil : color
  }

  /// A function of such a value; nil for those that are not known.
  func call(_ name: String, onDrawn value: DrawnValue, _ arguments: [Argument]) -> CodeValue? {
    guard let numbers = arguments.mapAll(\.value.number) else { return nil }
    switch (value, name) {
    case (.color(let color, let system), "withAlphaComponent") where numbers.count == 1,
      (.color(let color, let system), "copy") where numbers.count == 1:
      return .drawn(.color(color.withAlpha(numbers[0]), name: system))
    case (.transform(var transform), "rotated") where numbers.count == 1:
      transform.rotation = (transform.rotation ?? 0) + Self.degrees(numbers[0])
      return .drawn(.transform(transform))
    case (.transform(var transform), "scaledBy") where numbers.count == 2 && transform.scale == nil:
      transform.scale = numbers
      return .drawn(.transform(transform))
    // Further by what was turned and scaled before.
    case (.transform(var transform), "translatedBy") where numbers.count == 2 && transform == .identity:
      transform.translation = numbers
      return .drawn(.transform(transform))
    default: return nil
    }
  }

  /// The type that a property's name tells, for values that begin with a dot.
  func measureType(of target: Index, _ scope: Int) -> TypeText? {
    guard followsLayers, tree(scope).kind(target) == .member || tree(scope).kind(target) == .identifier else {
      return nil
    }
    return Self.measureTypes[tree(scope).name(target)]
  }

  private static let measureTypes: [String: TypeText] = [
    "timingFunction": "CAMediaTimingFunction", "startPoint": "CGPoint", "endPoint": "CGPoint",
    "anchorPoint": "CGPoint", "position": "CGPoint", "frame": "CGRect", "bounds": "CGRect",
    "transform": "CGAffineTransform", "backgroundColor": "UIColor", "textColor": "UIColor",
  ].mapValues { TypeText(name: $0) }
}
