extension NibSource {
  /// Where Interface Builder's files say a key's value.
  func words(for key: String) -> String {
    switch self {
    case .attribute(let name, let owners):
      let element = owners == .all ? "the view's element" : owners.classNames.listed
      return "attribute \(name ?? key) of \(element)"
    case .string: return "<string key=\"\(key)\">"
    case .attributedString: return "<attributedString key=\"\(key)\">"
    case .buttonState: return "\(key) of <state key=\"normal\">"
    case .layoutAttribute: return "attribute \(key) of <collectionViewFlowLayout>"
    case .layoutSize: return "<size key=\"\(key)\"> of <collectionViewFlowLayout>"
    case .inspectable: return "runtime attribute \(key), SkeletonView's"
    case .runtimeAttribute: return "runtime attribute \(key)"
    }
  }
}
