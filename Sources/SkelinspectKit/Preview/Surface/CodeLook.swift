/// What code says, where pictures look for it.
extension Hierarchy {
  /// With what code surely says of how its views look, for pictures alone.
  var withLooks: Hierarchy {
    guard let looks = evidence?.looks, !looks.isEmpty else { return self }
    var hierarchy = self
    for (view, looks) in looks {
      for (look, value) in looks { hierarchy.apply(look, value, to: view) }
    }
    return hierarchy
  }

  private mutating func apply(_ look: SaidLook, _ value: StoredValue, to view: ViewIndex) {
    switch (look, value) {
    case (.key(.font), _) where TextStyle(of: view, in: self)?.lineHeight == .relativeToFont:
      // What inspect says of the lines' height does not know it.
      break
    case (.key(let key), _): set(key, of: view, to: Attribute(key, at: nil, value))
    case (.borderWidth, .number(let width)):
      let layer = layer(of: view)
      let numbers = [width, layer?.cornerRadius, layer?.masksToBounds.map { $0 ? 1 : 0 }]
      set(.layer, of: view, to: Attribute(.layer, at: nil, .numbers(numbers)))
    default: break
    }
  }

  /// The navigation bar over the screen; nil where none is known to be there, or the root scrolls under it.
  var bar: ScreenBar? {
    guard let root = views.first, !root.family.isCollection, root.family != .tableCell else { return nil }
    let said = evidence?.looks[0]
    let isLarge = said?[.largeTitle].map { $0 == .boolean(true) } ?? hasLargeNibTitle
    guard said?[.barTitle] != nil || isLarge == true || nibTitle != nil || evidence?.isNavigated == true
    else {
      return nil
    }
    let title = [SaidLook.barTitle, .title].lazy.compactMap { said?[$0]?.text }.first ?? nibTitle ?? ""
    let color = said?[.barColor]?.text.map { SchemeColor(uiKit: $0) } ?? nibBarColor
    return ScreenBar(title: title, isLarge: isLarge == true, color: color)
  }
}

/// A navigation bar that is not among a screen's views.
struct ScreenBar {
  let title: String
  /// The title has a line of its own.
  let isLarge: Bool
  let color: SchemeColor?

  static let statusHeight = 47.0

  /// With the status bar over it.
  var height: Double { Self.statusHeight + (isLarge ? 96 : 44) }
}

extension Picture {
  /// Of the bar and of the words in it, below the status bar.
  func frames(of bar: ScreenBar) -> (bar: Rect, title: Rect) {
    let bottom = bar.height - (screen.height < 800 ? 27 : 0)
    let title =
      bar.isLarge
      ? Rect(x: 16, y: bottom - 52, width: screen.width - 32, height: 52)
      : Rect(x: 0, y: bottom - 44, width: screen.width, height: 44)
    return (Rect(width: screen.width, height: bottom), title)
  }
}
