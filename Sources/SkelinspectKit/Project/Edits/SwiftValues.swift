extension StoredValue {
  /// As Swift writes it; nil for what needs more.
  func swiftText(for key: ViewKey) -> String? {
    switch self {
    case .boolean(let isTrue): return "\(isTrue)"
    case .number(let number):
      return key == .skeletonTextLineHeight ? ".fixed(\(number.jsonText))" : number.jsonText
    case .text("automaticDimension"): return "UITableView.automaticDimension"
    case .text(let word):
      switch key.shape {
      case .oneOf(let words), .numberOr(let words), .integerOr(let words):
        return words.contains(word) ? "." + word : nil
      default: return nil
      }
    default: return nil
    }
  }
}
