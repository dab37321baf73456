@testable import SkelinspectKit

extension Hierarchy {
  /// A line for each view: where it stands, and its values as they were decoded.
  var valueText: String {
    views.indices.map { view in
      let position = place(of: view).position
      let values = attributes[views[view].attributes].map { "\($0.key): \(text(of: $0, view))" }
      return "\(position.line):\(position.column) "
        + (names(of: view) + values + remarks(on: view)).joined(separator: ", ") + "\n"
    }.joined()
  }

  private func names(of view: ViewIndex) -> [String] {
    let id = id(of: view).map {
      "\(views[view].flags.contains(.isNamedByIdentifier) ? "named" : "id"): \"\($0)\""
    }
    return ["type: \"\(typeName(of: view))\""] + [id].compactMap(\.self)
  }

  private func text(of attribute: Attribute, _ view: ViewIndex) -> String {
    let (key, value) = (attribute.key, attribute.value)
    switch key.shape {
    case .boolean: return "\(value == .boolean(true))"
    case .frame:
      return frames[view].map { "[\([$0.x, $0.y, $0.width, $0.height].map(text).joined(separator: ", "))]" }
        ?? ""
    case .constraints: return "[\(ownConstraints(of: view).map(text).joined(separator: ", "))]"
    case .size, .insets, .font, .layer:
      guard case .numbers(let numbers) = value else { return "" }
      return "[\(numbers.map { text($0 ?? .nan) }.joined(separator: ", "))]"
    default:
      if let number = value.number { return text(number) }
      return "\"" + (text(key, of: view) ?? "").replacing("\n", with: "\\n") + "\""
    }
  }

  private func text(_ number: Double) -> String {
    if number.isNaN { return "-" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private func text(_ constraint: OwnConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    let ratio = constraint.isRatio ? " to another" : ""
    return "\(constraint.side) \(sign) \(text(constraint.constant))\(ratio)"
  }

  /// What no key says.
  private func remarks(on view: ViewIndex) -> [String] {
    guard let facts = interfaceBuilder.views[view] else { return [] }
    var remarks = facts.strangers.map { stranger in
      switch stranger.mistake {
      case .misspelt(let key): "misspelt: \(stranger.keyPath) for \(key)"
      case .wrongType(let key, let found): "wrong type: \(found) for \(key)"
      }
    }
    if let notes = facts.notes { remarks.append("notes: \(notes.text.count) bytes") }
    if let embedded = facts.embedded { remarks.append("embeds: \(embedded.text)") }
    return remarks
  }
}
