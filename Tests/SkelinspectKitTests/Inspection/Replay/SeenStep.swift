import Foundation

/// A step in the words of the conformance files: ids for paths, copies in cells added up.
struct SeenStep {
  private(set) var values: [String: Any]

  /// - Parameter object: a step as `inspect --after` writes it.
  init(_ object: [String: Any]) {
    values = object
    values["covered"] = Self.summed(object["covered"])
    for key in ["layers", "cleared", "lost", "stacked", "rows", "items", "cells"] {
      values[key] = Self.byID(object[key])
    }
    values["active"] = Self.ids(object["active"], isActive: true)
    for key in ["hidden", "interactionDisabled"] { values[key] = Self.ids(object[key]) }
    values["notifications"] = (object["notifications"] as? [String])?.map { text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      return "\(parts[0]) \(Self.id(parts[1], keepsCell: true))"
    }
  }

  private static func summed(_ value: Any?) -> [String: Int] {
    let pairs = (value as? [String: Int] ?? [:]).map { (id($0.key), $0.value) }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  private static func byID(_ value: Any?) -> [String: Any] {
    let pairs = (value as? [String: Any] ?? [:]).map { (id($0.key), $0.value) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func ids(_ value: Any?, isActive: Bool = false) -> [String] {
    Set((value as? [String] ?? []).map { id($0, keepsCell: true) }).sorted()
  }

  /// The last step's id, with the row of a cell itself where it is kept.
  private static func id(_ path: String, keepsCell: Bool = false) -> String {
    let step = path.split(separator: "/").last.map(String.init) ?? path
    let name = step.split(separator: "#", maxSplits: 1).last.map(String.init) ?? step
    return keepsCell ? name : String(name.split(separator: "@")[0])
  }
}
