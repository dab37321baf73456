import Foundation
import Testing

@testable import SkelinspectKit

/// A hierarchy of `systems.json`, and what its views must be, or what lint must say of them.
struct SystemCase: Sendable, CustomTestStringConvertible {
  typealias Object = [String: Any]

  let name: String
  /// The whole case and its hierarchy, letter for letter.
  private let text: String
  let document: String

  var testDescription: String { name }

  static let all: [SystemCase] = {
    let url = Golden.packageRoot.appending(path: "Tests/Fixtures/conformance/systems.json")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { SystemCase(String($0)) }
  }()

  static let inspected = all.filter { $0.hasKey("expected") }
  static let linted = all.filter { $0.hasKey("lint") }

  /// Each case stands on a line of its own.
  private init?(_ line: String) {
    guard line.hasPrefix("{"), let start = line.range(of: "\"document\": ")?.upperBound else { return nil }
    text = line.hasSuffix(",") ? String(line.dropLast()) : line
    guard let whole = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object,
      let name = whole["name"] as? String
    else { return nil }
    self.name = name
    document = Self.value(in: text[start...])
  }

  /// A JSON value from its opening brace to its closing one.
  private static func value(in text: Substring) -> String {
    var (depth, isInText, isEscaped) = (0, false, false)
    for (index, letter) in zip(text.indices, text) {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if letter == "\\" {
          isEscaped = true
        } else if letter == "\"" {
          isInText = false
        }
        continue
      }
      switch letter {
      case "\"": isInText = true
      case "{": depth += 1
      case "}" where depth == 1: return String(text[...index])
      case "}": depth -= 1
      default: break
      }
    }
    return String(text)
  }

  private func hasKey(_ key: String) -> Bool { (try? parsed[key] != nil) ?? false }

  private var parsed: Object {
    get throws { try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object) }
  }

  var yaml: String { get throws { try BlockYAML.text(ofJSON: document) } }

  /// Seconds.
  var times: [Double] { get throws { (try parsed["at"] as? [NSNumber] ?? []).map(\.doubleValue) } }
  /// By the views' ids.
  var expected: [String: Object] { get throws { try #require(try parsed["expected"] as? [String: Object]) } }
  /// Rules to the ids of the views that they report.
  var findings: [String: [String]] {
    get throws { try #require(try parsed["lint"] as? [String: [String]]) }
  }
  /// Rules that are off by default, and on here.
  var selected: [String] { get throws { try parsed["select"] as? [String] ?? [] } }
}

extension SystemCase {
  /// The rules that the cases are complete among, those that are off by default too.
  static let rules: Set<String> = [
    "redacted-empty-text", "redaction-without-effect", "redacted-control-enabled", "redacted-read-aloud",
    "overlay-not-adaptive", "overlay-includes-padding", "double-skeleton", "shimmer-on-real-content",
    "shimmer-band-empty", "shimmer-nested", "animation-ends", "animation-removed", "animation-too-fast",
    "animation-without-duration", "group-cuts-members", "group-idle-tail", "group-jumps",
    "absolute-begin-time", "uneven-chain", "keyframes-out-of-range", "keyframes-do-not-return",
    "layer-without-frame", "layer-does-not-fill", "gradient-colours-missing", "anchor-moves-view",
    "tap-never-arrives", "layer-stays",
  ]

  static let areRulesThere = Rule.all.contains { rules.contains($0.id) }
}
