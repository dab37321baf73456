/// One animated property of a view, or of a layer in it: a function of the seconds since it was added.
struct ViewAnimation: Sendable {
  enum Definition: Sendable {
    /// - key: that it was added for.
    case layer(LayerAnimation, key: String?)
    case view(ViewKeyframes)
    case swiftUI(from: AnimatedValue, to: AnimatedValue, SwiftUIAnimation)
  }

  /// The sublayer's name, else its number; nil for the view itself.
  let layer: String?
  let property: String
  let definition: Definition
  /// The value without the animation; nil where it is not known.
  let model: AnimatedValue?
  /// Seconds that the clock of media time showed when the view appeared.
  var mediaTime = 0.0

  /// `NAME.property` of a sublayer.
  var name: String { layer.map { "\($0).\(property)" } ?? property }

  /// The keys because of which its values are not known.
  var unknownKeys: [String] {
    if case .layer(let animation, _) = definition { animation.unknownKeys(of: property) } else { [] }
  }

  /// Nil while it sets nothing.
  ///
  /// - Parameter time: in seconds.
  func activeValue(at time: Double) -> AnimatedValue? {
    switch definition {
    case .layer(let animation, _): animation.value(of: property, at: time, model: model, mediaTime: mediaTime)
    case .view(let keyframes): keyframes.value(of: property, at: time, model: model)
    case .swiftUI(let from, let to, let animation): from.interpolated(to: to, animation.part(at: time))
    }
  }

  /// Every value that it goes through by its definition, for the parts that a transform shows.
  var values: [AnimatedValue] {
    switch definition {
    case .layer(let animation, _): animation.values(of: property)
    case .view(let keyframes):
      keyframes.frames.flatMap { $0.values.lazy.filter { $0.property == property }.map(\.value) }
    case .swiftUI(let from, let to, _): [from, to]
    }
  }
}

extension LayerAnimation {
  fileprivate func values(of keyPath: String) -> [AnimatedValue] {
    var values: [AnimatedValue] = []
    var rest = [self]
    while let next = rest.popLast() {
      switch next.content {
      case .basic(let path, let from, let to) where path == keyPath: values += [from, to].compactMap(\.self)
      case .keyframe(let keyframes) where keyframes.keyPath == keyPath: values += keyframes.values
      case .group(let members): rest += members
      default: break
      }
    }
    return values
  }
}

extension ViewAnimation {
  /// The same motion of the same property, wherever it is described.
  func isSame(as other: ViewAnimation) -> Bool {
    guard name == other.name, model == other.model, mediaTime == other.mediaTime else { return false }
    switch (definition, other.definition) {
    case (.layer(let first, let key), .layer(let second, let otherKey)):
      return key == otherKey && first.withoutPlace == second.withoutPlace
    case (.view(var first), .view(let second)):
      first.node = second.node
      return first == second
    case (.swiftUI(let from, let to, let first), .swiftUI(let otherFrom, let otherTo, let second)):
      return from == otherFrom && to == otherTo && first == second
    default: return false
    }
  }
}

extension LayerAnimation {
  /// Groups are nested in few levels: readers refuse more.
  fileprivate var withoutPlace: LayerAnimation {
    var copy = self
    copy.node = 0
    if case .group(let members) = content { copy.content = .group(members.map(\.withoutPlace)) }
    return copy
  }
}
