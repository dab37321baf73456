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
    case (.key(.font), .number(let size)):
      // What inspect says of the lines' height does not know it.
      if TextStyle(of: view, in: self)?.lineHeight == .relativeToFont { return }
      set(.font, of: view, to: Attribute(.font, at: nil, .numbers([nil, size])))
    case (.key(let key), _): set(key, of: view, to: Attribute(key, at: nil, value))
    case (.borderWidth, .number(let width)):
      let layer = layer(of: view)
      let numbers = [width, layer?.cornerRadius, layer?.masksToBounds.map { $0 ? 1 : 0 }]
      set(.layer, of: view, to: Attribute(.layer, at: nil, .numbers(numbers)))
    default: break
    }
  }

  /// What the navigation bar over the screen says; nil where none is known to be there, or the root scrolls under it.
  var barTitle: String? {
    guard let root = views.first, !root.family.isCollection, root.family != .tableCell else { return nil }
    let said = evidence?.looks[0]
    if case .text(let title)? = said?[.barTitle] { return title }
    guard let own = nibTitle ?? (evidence?.isNavigated == true ? "" : nil) else { return nil }
    if case .text(let title)? = said?[.title] { return title }
    return own
  }
}

extension Picture {
  /// Below the status bar.
  var bar: Rect { Rect(x: 0, y: screen.height < 800 ? 20 : 47, width: screen.width, height: 44) }
}
