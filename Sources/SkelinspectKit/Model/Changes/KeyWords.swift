/// What keys are called where a view is described: by the names of hierarchy files there, else by SkeletonView's, UIKit's
/// and Xcode's.
extension Hierarchy {
  /// Whether a view's file is made of keys.
  func hasKeys(_ view: ViewIndex) -> Bool { tree(of: view).document != nil }

  /// `numberOfSkeletonItems`, which in code is `collectionSkeletonView(_:numberOfItemsInSection:)`.
  func word(for key: ViewKey, of view: ViewIndex) -> String {
    hasKeys(view) ? key.rawValue : method(for: key, of: view) ?? key.rawValue
  }

  /// `set numberOfSkeletonItems to 8`, `return 8 from collectionSkeletonView(_:numberOfItemsInSection:)`,
  /// `set Is Skeletonable to On in the Attributes inspector`.
  ///
  /// - Parameter owner: ` of UILabel#title`, where it is said.
  func setting(_ key: ViewKey, of view: ViewIndex, to value: String, owner: String = "") -> String {
    if !hasKeys(view), let method = method(for: key, of: view) {
      return "return \(value) from \(method)" + (owner.isEmpty ? "" : " for\(owner.dropFirst(3))")
    }
    guard tree(of: view).xml != nil else { return "set \(key.rawValue)\(owner) to \(value)" }
    if let label = key.inspectorLabel {
      let isOn = ["true": "On", "false": "Off"][value]
      return "set \(label)\(owner) to \(isOn ?? value) in the Attributes inspector"
    }
    return "set \(key.rawValue)\(owner) to \(value)" + (key.key.nib.isEmpty ? " in code" : "")
  }

  private func method(for key: ViewKey, of view: ViewIndex) -> String? {
    key.key.methods.map {
      "\(views[view].family == .collection ? $0.inCollections : $0.inTables)"
    }
  }
}

extension ViewKey {
  /// `Is Skeletonable`, as Xcode shows what SkeletonView marks `@IBInspectable`; nil for what it does not.
  fileprivate var inspectorLabel: String? {
    guard key.nib.contains(.inspectable) else { return nil }
    var label = ""
    for character in rawValue {
      if character.isUppercase { label.append(" ") }
      label += label.isEmpty ? character.uppercased() : String(character)
    }
    return label
  }
}
