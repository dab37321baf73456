/// The list of keys for `docs/`.
enum KeysMarkdown {
  static func text(of groups: [KeyGroup]) -> String {
    groups.map { group in
      let isOfViews = group.keys.contains(where: \.isOfViews)
      let head =
        isOfViews
        ? "| key | value | classes | what it is |\n|---|---|---|---|\n"
        : "| key | value | what it is |\n|---|---|---|\n"
      return "### \(group.title)\n\n\(head)\(group.keys.map { row($0, isOfViews: isOfViews) }.joined())"
    }.joined(separator: "\n")
  }

  private static func row(_ key: DescribedKey, isOfViews: Bool) -> String {
    let classes = key.owners(any: "any")
    var (values, summary) = (key.values.listed, key.summary)
    if let swiftUI = key.swiftUI {
      summary += " \(swiftUI.summary)"
      if !swiftUI.values.isEmpty { values += "; in SwiftUI \(swiftUI.values.listed)" }
    }
    let cells = ["`\(key.name)`", values] + (isOfViews ? [classes] : []) + [summary]
    return "| \(cells.map { $0.replacing(text: "|", with: "\\|") }.joined(separator: " | ")) |\n"
  }
}
