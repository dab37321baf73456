/// Values between two others (rules A3 and A9).
extension TimingCurve {
  /// What the curve makes of a time from 0 to 1, solved for x to 1e-9.
  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return progress }
    var (low, high) = (0.0, 1.0)
    var parameter = progress
    for _ in 0..<60 {
      let error = Self.component(x1, x2, parameter) - progress
      if abs(error) < 1e-9 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(x1, x2, parameter)
      let next = parameter - error / slope
      parameter = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
    }
    return Self.component(y1, y2, parameter)
  }

  private static func component(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}

extension AnimatedValue {
  /// From this value a part of the way to another one; this one where they are not alike.
  func interpolated(to other: AnimatedValue, _ part: Double) -> AnimatedValue {
    switch (self, other) {
    case (.number(let from), .number(let to)): .number(from.mixed(to, part))
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      .numbers(zip(from, to).map { $0.mixed($1, part) })
    case (.color(let from), .color(let to)): .color(from.mixed(to, part))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      .colors(zip(from, to).map { $0.mixed($1, part) })
    case (.transform(let from), .transform(let to)): .transform(from.mixed(to, part))
    default: self
    }
  }

  /// With every part of a transform that another value has.
  func completed(like other: AnimatedValue) -> AnimatedValue {
    guard case (.transform(let own), .transform(let other)) = (self, other) else { return self }
    return .transform(own.completed(like: other))
  }
}

extension Double {
  fileprivate func mixed(_ other: Double, _ part: Double) -> Double {
    let way = other - self
    // Between the greatest numbers lies more than a number can say.
    return way.isFinite ? self + way * part : self * (1 - part) + other * part
  }
}

extension Color {
  /// By sRGB component, alpha too, without premultiplication; assumed for newer versions of SwiftUI.
  fileprivate func mixed(_ other: Color, _ part: Double) -> Color {
    Color(
      red: red.mixed(other.red, part), green: green.mixed(other.green, part),
      blue: blue.mixed(other.blue, part), alpha: alpha.mixed(other.alpha, part))
  }
}

extension Transform {
  fileprivate func completed(like other: Transform) -> Transform {
    Transform(
      rotation: rotation ?? other.rotation.map { _ in 0 },
      scale: scale.map { own in own.count < other.scale?.count ?? 0 ? [own[0], own[0]] : own }
        ?? other.scale?.map { _ in 1 },
      translation: translation ?? other.translation?.map { _ in 0 })
  }

  fileprivate func mixed(_ other: Transform, _ part: Double) -> Transform {
    let (from, to) = (completed(like: other), other.completed(like: self))
    return Transform(
      rotation: from.rotation.map { $0.mixed(to.rotation ?? 0, part) },
      scale: from.scale.map { zip($0, to.scale ?? []).map { $0.mixed($1, part) } },
      translation: from.translation.map { zip($0, to.translation ?? []).map { $0.mixed($1, part) } })
  }
}
