/// What code says of how a view looks without a skeleton.
enum SaidLook: Hashable, Sendable {
  case key(ViewKey)
  /// Of its layer.
  case borderWidth, borderColor
  /// Of a controller's view: the controller's title, and the one in its navigation item.
  case title, barTitle
}
