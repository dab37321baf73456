/// A key whole, for people: what it means, its values, where it stands, an example.
package struct KeyText {
  private let paint: Paint
  /// Terminal cells of one line.
  private let width: Int

  package init(paint: Paint, width: Int = 100) {
    (self.paint, self.width) = (paint, min(max(width, 40), 100))
  }

  package func text(of keys: [DescribedKey]) -> String { keys.map(text).joined(separator: "\n") }

  private func text(of key: DescribedKey) -> String {
    let sentences = [key.summary] + [key.swiftUI?.summary].compactMap(\.self)
    var text = "\(paint.bold(key.name))\n\n" + sentences.map { $0.paragraph(of: width) }.joined() + "\n"
    text += facts(of: key).map { name, value in
      "  \(paint.dim(name.padded(to: 17)))  \(hanging(value, behind: 21))"
    }.joined()
    text += values(of: key)
    return text + "\n\(paint.bold("Example"))\n\(key.example.paragraph(of: width, indent: 2))"
  }

  /// In lines that begin at the same column.
  private func hanging(_ text: String, behind room: Int) -> String {
    text.wrapped(to: width - room).joined(separator: "\n" + String(repeating: " ", count: room)) + "\n"
  }

  private func facts(of key: DescribedKey) -> [(name: String, value: String)] {
    var facts = [("value", key.values.listed)]
    if !key.standardText.isEmpty { facts.append(("default", key.standardText)) }
    if let swiftUI = key.swiftUI {
      if !swiftUI.values.isEmpty { facts.append(("SwiftUI value", swiftUI.values.listed)) }
      if !swiftUI.standardText.isEmpty { facts.append(("SwiftUI default", swiftUI.standardText)) }
    }
    if !key.systems.contains(.skeletonView) || key.isOfViews && key.systems.contains(.swiftUI) {
      facts.append(("systems", key.systems.map(\.rawValue).joined(separator: ", ")))
    }
    if key.isOfViews {
      facts.append(("classes", key.classes.isEmpty ? "any view" : key.classes.joined(separator: ", ")))
      if !key.nib.isEmpty {
        facts.append(("Interface Builder", key.nib.map { $0.words(for: key.key) }.joined(separator: "; ")))
      }
    }
    return facts
  }

  /// What a value of more than one word or number is made of.
  private func values(of key: DescribedKey) -> String {
    guard key.schema.reference != nil, !key.values.contains("view"),
      case .text(let summary) = key.schema.definition["description"]
    else { return "" }
    let parts = (key.schema.definition["properties"]?.fields ?? []).filter {
      $0.key != "$schema" && $0.key != "note"
    }
    let room = (parts.map(\.key.count).max() ?? 0) + 4
    let rows = parts.map { name, schema in
      "  \(name.padded(to: room - 4))  " + hanging(schema["description"]?.plainText ?? "", behind: room)
    }
    return "\n\(paint.bold("Value"))\n"
      + (summary == key.summary ? "" : summary.paragraph(of: width, indent: 2)) + rows.joined()
  }
}
