/// What code says of how a view looks without a skeleton.
enum SaidLook: Hashable, Sendable {
  case key(ViewKey)
  /// Of its layer.
  case borderWidth, borderColor
  /// Of a controller's view: the controller's title, and the one in its navigation item.
  case title, barTitle
  /// Of the navigation bar over it.
  case largeTitle, barColor

  var isColor: Bool {
    if case .key(let key) = self {
      key.key.shape == .anyColor
    } else {
      self == .borderColor || self == .barColor
    }
  }

  var isOfController: Bool { [.title, .barTitle, .largeTitle, .barColor].contains(self) }
}
