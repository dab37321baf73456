/// What a view is painted with, under what it holds.
struct Surface: Hashable, Sendable {
  enum Fill: Hashable, Sendable {
    case color(SchemeColor)
    /// Painted with something that the file does not say, or in words that are not known.
    case unknown
  }

  var fill: Fill?
  /// Points.
  var borderWidth = 0.0
  var borderColor: SchemeColor?
  var cornerRadius = 0.0
  var isEllipse = false

  /// What stands behind the views in it; nil where that is not known.
  func ground(on other: SchemeColor?) -> SchemeColor? {
    switch fill {
    case nil: other
    case .unknown: nil
    case .color(let color):
      if color.light.alpha >= 1, color.dark.alpha >= 1 { color } else { other.map(color.over) }
    }
  }
}

extension Hierarchy {
  /// Nil where nothing of the view itself is painted.
  func surface(of view: ViewIndex) -> Surface? {
    guard mayHaveSurface(view) else { return nil }
    let layer = layer(of: view)
    var surface = Surface(fill: background(of: view))
    surface.borderWidth = min(max(layer?.borderWidth ?? 0, 0), 100)
    surface.borderColor = borderColor(of: view).flatMap { SchemeColor(uiKit: $0) }
    guard surface.fill != nil || surface.borderWidth > 0 else { return nil }
    surface.cornerRadius = max(layer?.cornerRadius ?? 0, 0)
    return surface
  }

  /// Most views have none.
  private func mayHaveSurface(_ view: ViewIndex) -> Bool {
    let own = views[view]
    return own.family == .table || own.family == .tableCell || tree(of: view).xml != nil
      || own.attributes.contains { attributes[$0].key == .backgroundColor || attributes[$0].key == .layer }
  }

  /// Of its layer: code's, or the file's.
  private func borderColor(of view: ViewIndex) -> String? {
    if case .text(let text)? = evidence?.looks[view]?[.borderColor] { return text }
    guard let layer = node(of: .layer, in: view), let document = tree(of: view).document,
      let key = document.firstKey(named: "borderColor", in: layer)
    else { return nil }
    return document.text(document.value(of: key))
  }

  private func background(of view: ViewIndex) -> Surface.Fill? {
    if swiftUI != nil { return nil }
    if let said = saidColor(.backgroundColor, of: view) {
      guard let color = said else { return .unknown }
      return color.visible.map { .color($0) }
    }
    if says(.backgroundColor, of: view) { return nil }
    return standardBackground(of: view).map { .color($0) }
  }

  /// UIKit's own, of tables and their cells.
  private func standardBackground(of view: ViewIndex) -> SchemeColor? {
    switch views[view].family {
    case .table: return isGrouped(view) ? .groupedBackground : .background
    case .tableCell:
      let isInGroup = views[view].parent.map { views[$0].family == .table && isGrouped($0) } ?? false
      return isInGroup ? .groupedCell : nil
    default: return nil
    }
  }

  private func isGrouped(_ table: ViewIndex) -> Bool {
    ["grouped", "insetGrouped"].contains(text(.style, of: table) ?? "")
  }

  /// Nil where it is not said, and no colour where that is a word that is not known.
  func saidColor(_ key: ViewKey, of view: ViewIndex) -> SchemeColor?? {
    if let text = text(key, of: view) { return .some(SchemeColor(uiKit: text)) }
    return nibColor(key, of: view)
  }
}

extension SchemeColor {
  /// By SwiftUI's name or `#…`, with an alpha behind it perhaps.
  init?(swiftUI text: String) {
    guard let color = Color.swiftUI(text) else { return nil }
    let name = String(text.prefix { $0 != " " })
    let own: SchemeColor? =
      switch name {
      case "primary": .label
      case "accentColor", "tint": .tint
      case "grey": .gray
      case "secondary", "tertiary", "quaternary": Self.system["\(name)Label"]
      default: Self.system[name] ?? Self.system["system\(name.prefix(1).uppercased())\(name.dropFirst())"]
      }
    guard let own else {
      self.init(color)
      return
    }
    let share = own.light.alpha > 0 ? color.alpha / own.light.alpha : 1
    self = own.withAlpha(share)
  }

  /// By UIKit's name, or `#…`, with a share of its alpha behind it perhaps.
  init?(uiKit text: String) {
    if let color = Self.system[text] {
      self = color
    } else if let blank = text.firstIndex(of: " "), let color = SchemeColor(uiKit: String(text[..<blank])),
      let share = Double(text[blank...].dropFirst())
    {
      self = color.withAlpha(share)
    } else if let color = Color(hexText: text) ?? Color.uiKitColors[text] ?? Color.skeletonColors[text] {
      self.init(color)
    } else {
      return nil
    }
  }
}
