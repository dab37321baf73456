/// What a view's modifiers make of its size: `padding` adds, `frame` says another.
struct ModifierBoxes {
  /// Of the view before its modifiers, from the corner of the box that all of them make.
  let core: Rect
  /// The box before each modifier and after the last, from the corner of the view itself.
  private let boxes: [Rect]

  /// - Parameters:
  ///   - own: what the view wants before its modifiers.
  ///   - outer: what it was given with all of them.
  ///   - isGiven: the file says its size.
  init(
    _ modifiers: [Modifier], own: (width: WantedLength, height: WantedLength), outer: Size,
    isGiven: Bool, isRightToLeft: Bool
  ) {
    let rooms = Self.rooms(modifiers, in: outer)
    let inner = rooms.first ?? outer
    var box = Rect(
      width: isGiven ? own.width.ideal : own.width.given(inner.width),
      height: isGiven ? own.height.ideal : own.height.given(inner.height))
    let (width, height) = (box.width, box.height)
    var boxes = [box]
    for (modifier, room) in zip(modifiers, rooms.dropFirst()) {
      if modifier.isActive != false { box = box.modified(modifier.effect, room, isGiven, isRightToLeft) }
      boxes.append(box)
    }
    self.boxes = boxes
    core = Rect(x: -box.x, y: -box.y, width: width, height: height)
  }

  func box(before number: Int) -> Rect { boxes[min(max(number, 0), boxes.count - 1)] }

  /// What is left inside each modifier, the innermost first, and after all of them.
  private static func rooms(_ modifiers: [Modifier], in outer: Size) -> [Size] {
    var rooms = [outer]
    var room = outer
    for modifier in modifiers.reversed() {
      if modifier.isActive != false {
        switch modifier.effect {
        case .padding(let insets):
          room.width = max(room.width - LayoutAxis.horizontal.sum(insets), 0)
          room.height = max(room.height - LayoutAxis.vertical.sum(insets), 0)
        case .frame(let frame):
          room.width = room.width.room(LayoutAxis.horizontal.limits(frame))
          room.height = room.height.room(LayoutAxis.vertical.limits(frame))
        default: break
        }
      }
      rooms.append(room)
    }
    return rooms.reversed()
  }
}

extension Rect {
  fileprivate func modified(
    _ effect: Modifier.Effect, _ room: Size, _ isGiven: Bool, _ isRightToLeft: Bool
  ) -> Rect {
    switch effect {
    case .padding(let insets):
      let leading = isRightToLeft ? insets.right : insets.left
      return Rect(
        x: x - leading, y: y - insets.top, width: max(width + insets.left + insets.right, 0),
        height: max(height + insets.top + insets.bottom, 0))
    case .frame(let frame):
      let width = self.width.framed(LayoutAxis.horizontal.limits(frame), room.width, isGiven)
      let height = self.height.framed(LayoutAxis.vertical.limits(frame), room.height, isGiven)
      let part = LayoutAxis.horizontal.part(frame.alignment)
      let across = isRightToLeft ? 1 - part : part
      return Rect(
        x: x - (width - self.width) * across,
        y: y - (height - self.height) * LayoutAxis.vertical.part(frame.alignment), width: width,
        height: height)
    default: return self
    }
  }
}

extension Double {
  fileprivate typealias Limits = (fixed: Double?, least: Double?, most: Double?)

  /// What a `frame` offers to what stands in it.
  fileprivate func room(_ limits: Limits) -> Double {
    if let fixed = limits.fixed, fixed.isFinite { return max(fixed, 0) }
    return limits.most.map { min(self, max($0, 0)) } ?? self
  }

  /// The length of a `frame` around something of this length.
  fileprivate func framed(_ limits: Limits, _ room: Double, _ isGiven: Bool) -> Double {
    if let fixed = limits.fixed, fixed.isFinite { return max(fixed, 0) }
    var length = self
    // Where layout put it counts more than what it would take.
    if let most = limits.most, !isGiven { length = max(length, min(room, most)) }
    return max(length, limits.least.flatMap { $0.isFinite ? $0 : nil } ?? 0)
  }
}

extension WantedLength {
  /// With a `frame` around it.
  func limited(
    by limits: (fixed: Double?, least: Double?, most: Double?), isKnown: Bool
  ) -> WantedLength {
    if let fixed = limits.fixed, fixed.isFinite { return WantedLength(ideal: max(fixed, 0)) }
    var length = self
    if let most = limits.most {
      if most.isFinite { length.ideal = min(ideal, max(most, 0)) }
      if !isKnown { length.isFlexible = !most.isFinite }
    }
    if let least = limits.least, least.isFinite { length.ideal = max(length.ideal, least) }
    return length
  }
}

extension WantedLength {
  /// How the views of a stack share its length: what is flexible takes what the others leave, and of those
  /// the longest give way where there is too little.
  static func shares(_ wanted: [WantedLength], of room: Double) -> [Double] {
    let fixed = wanted.filter { !$0.isFlexible }
    let taken = fixed.reduce(0) { $0 + $1.ideal }
    let flexible = wanted.count - fixed.count
    let share = flexible > 0 ? max(room - taken, 0) / Double(flexible) : 0
    let limit = taken > room ? longest(of: fixed.map(\.ideal), in: room) : .infinity
    return wanted.map { $0.isFlexible ? share : min($0.ideal, limit) }
  }

  /// The length to which the longest are cut so that all fit.
  private static func longest(of lengths: [Double], in room: Double) -> Double {
    var rest = max(room, 0)
    var count = lengths.count
    for length in lengths.sorted() {
      if length * Double(count) >= rest { return rest / Double(max(count, 1)) }
      rest -= length
      count -= 1
    }
    return .infinity
  }
}
