extension ListFormat {
  /// - Parameter width: terminal cells of one line of text.
  package func text(of groups: [KeyGroup], paint: Paint, width: Int) -> String {
    switch self {
    case .text: KeyTable(paint: paint, width: width).text(of: groups)
    case .json: KeysJSON.text(of: groups.flatMap(\.keys))
    case .markdown: KeysMarkdown.text(of: groups)
    }
  }
}

/// The keys with type, default and classes as columns; where there is no room for columns, on a line of their
/// own.
private struct KeyTable {
  let paint: Paint
  let width: Int

  private static let keyWidth = 25
  private static let columns = [30, 24]
  private static let leastWidth = 116

  func text(of groups: [KeyGroup]) -> String {
    groups.map { group in
      "\(group.title):\n" + group.keys.map(width < Self.leastWidth ? lines : row).joined() + "\n"
    }.joined() + "`skelinspect keys KEY` says more about one; `skelinspect schema` is for editors.\n"
  }

  private func cells(of key: DescribedKey) -> [String] {
    [
      key.valueText(upTo: Self.columns[0]),
      key.standardText.isEmpty ? "–" : key.standardText + inSwiftUI(key),
      key.isOfViews ? key.owners(any: "any view") : "",
    ]
  }

  /// Of a default.
  private func inSwiftUI(_ key: DescribedKey) -> String {
    guard let standard = key.swiftUI?.standardText, !standard.isEmpty else { return "" }
    return " (SwiftUI: \(standard))"
  }

  private func row(_ key: DescribedKey) -> String {
    let left = Self.keyWidth + 4 + Self.columns.reduce(0) { $0 + $1 + 2 }
    let rooms = Self.columns + [width - left]
    let cells = zip(cells(of: key), rooms).map { width == .max ? [$0] : $0.wrapped(to: $1) }
    var lines: [String] = []
    for number in 0..<(cells.map(\.count).max() ?? 0) {
      let parts = zip(cells, rooms.dropLast() + [0]).map { cell, room in
        (number < cell.count ? cell[number] : "").padded(to: room)
      }
      lines.append(parts.joined(separator: "  "))
    }
    let indent = "\n" + String(repeating: " ", count: Self.keyWidth + 4)
    let isLong = key.name.count > Self.keyWidth && width < .max
    let name = paint.bold(key.name.padded(to: isLong ? 0 : Self.keyWidth)) + (isLong ? indent : "  ")
    return "  " + name + lines.map(\.withoutBlankEnd).joined(separator: indent) + "\n"
  }

  private func lines(of key: DescribedKey) -> String {
    let cells = cells(of: key)
    let standard = key.standardText.isEmpty ? [] : ["default: \(cells[1])"]
    let facts = [cells[0]] + standard + cells[2...].filter { !$0.isEmpty }
    let lines = facts.joined(separator: " · ").wrapped(to: max(width - 6, 20))
    return "  \(paint.bold(key.name))\n" + lines.map { "      \($0)\n" }.joined()
  }
}

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

/// The keys for programs; `Schemas/keys.schema.json` describes it.
enum KeysJSON {
  static func text(of keys: [DescribedKey]) -> String {
    OrderedJSON.object([("schemaVersion", 1), ("keys", .list(keys.map(object)))]).prettyText
  }

  private static func object(of key: DescribedKey) -> OrderedJSON {
    [
      "name": .text(key.name),
      "summary": .text(key.summary),
      "values": OrderedJSON(key.values),
      "default": OrderedJSON(key.standardText.isEmpty ? nil : key.standardText),
      "classes": key.isOfViews && !key.classes.isEmpty ? OrderedJSON(key.classes) : .null,
      "systems": OrderedJSON(key.systems.map(\.rawValue)),
      "inSwiftUI": key.swiftUI.map(object) ?? .null,
      "interfaceBuilder": OrderedJSON(key.nib.map { $0.words(for: key.key) }),
      "isDeprecated": .boolean(key.isDeprecated),
      "example": .text(key.example),
    ]
  }

  private static func object(of key: DescribedKey.InSwiftUI) -> OrderedJSON {
    [
      "summary": .text(key.summary),
      "values": key.values.isEmpty ? .null : OrderedJSON(key.values),
      "default": OrderedJSON(key.standardText.isEmpty ? nil : key.standardText),
    ]
  }
}
