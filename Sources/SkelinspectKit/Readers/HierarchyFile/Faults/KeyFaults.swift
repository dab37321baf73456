/// What is wrong with the keys of one view.
struct KeyFaults {
  /// Unknown keys that another one was meant by: they count as that one.
  var misspelt: [(key: ViewKey, field: Fields.Field)] = []
  /// Errors that leave nothing in doubt.
  var understood = 0
  /// Values that decide nothing about the views beside this one.
  var own = 0

  /// - Parameter errors: all there were.
  func leaveDoubt(_ errors: Int) -> Bool { errors > understood }
  func areOwn(_ errors: Int) -> Bool { errors == understood + own }
}
