import Foundation
import Testing

@testable import SkelinspectKit

/// A hierarchy and what SkeletonView answered; ids of cells are `id@section-row`, one for each copy.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let expected: Expected
  /// The hierarchy's own JSON, letter for letter.
  private(set) var document = ""

  var testDescription: String { name }

  private enum CodingKeys: CodingKey { case name, expected }

  struct Expected: Decodable, Sendable {
    let tree: Tree
    let debugLogCount: Int?
    let crash: String?
    let covered: [String: Int]?
    let layers: [String: Layer]?
    let rows: [String: [Int]]?
    let items: [String: [Int]]?
    let hidden: [String]?
    let interactionDisabled: [String]?
    let gradientColors: [GradientColor]?
  }

  struct Tree: Decodable, Equatable, Sendable {
    let type: String
    let isSkeletonable: Bool
    let reference: String
    let children: [Tree]?
  }

  struct Layer: Decodable, Sendable {
    let bounds: [Double]
    let cornerRadius: Double
    let color: String?
    let lines: [[Double]]?
    let lineCornerRadius: Double?

    /// Bounds, corner radius, each line and the lines' corner radius, one after the other.
    var numbers: [Double] {
      bounds + (lines ?? []).flatMap(\.self) + [cornerRadius] + [lineCornerRadius].compactMap(\.self)
    }
  }

  /// `#RRGGBB`, or `{hexClamped, rgba}` where a component is above 1, with two more digits for the alpha.
  struct GradientColor: Decodable, Sendable {
    let hex: String

    private enum CodingKeys: CodingKey { case hexClamped }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        hex = text
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        hex = String(try container.decode(String.self, forKey: .hexClamped).prefix(7))
      }
    }
  }
}

extension ConformanceCase {
  /// The id that a dummy cell's copies share.
  static func prototype(_ id: String) -> String { String(id.prefix { $0 != "@" }) }

  static func prototypes(_ ids: [String]) -> Set<String> { Set(ids.map(prototype)) }

  static func summed(_ counts: [String: Int]) -> [String: Int] {
    Dictionary(counts.map { (prototype($0.key), $0.value) }, uniquingKeysWith: +)
  }
}

extension ConformanceCase {
  static let all = ["cases.json", "random.json"].flatMap(read)

  /// Each case stands on a line of its own.
  private static func read(_ file: String) -> [ConformanceCase] {
    let url = Golden.packageRoot.appending(path: "Tests/Fixtures/conformance/\(file)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("{"), let start = line.range(of: "\"document\": ")?.upperBound,
        let end = line.range(of: ", \"expected\": ", options: .backwards)?.lowerBound
      else { return nil }
      let json = Data(line.utf8.dropLast(line.hasSuffix(",") ? 1 : 0))
      var example = try? JSONDecoder().decode(ConformanceCase.self, from: json)
      example?.document = String(line[start..<end])
      return example
    }
  }
}

extension ConformanceCase {
  /// The hierarchy in block style: plain words where they are safe, double quotes elsewhere.
  var yaml: String {
    get throws {
      let document = try DocumentReader.read(Array(self.document.utf8), named: "case.json")
      let root = try #require(document.roots.first)
      return Self.lines(of: root, in: document).joined(separator: "\n") + "\n"
    }
  }

  private static func lines(of node: Node, in document: Document) -> [String] {
    switch document.kind(node) {
    case .mapping where document.next(after: node) > node + 1:
      var lines: [String] = []
      var fields = Fields(of: node, in: document)
      while let field = fields.next(in: document) {
        let value = Self.lines(of: field.value, in: document)
        let key = plainOrQuoted(document.keyName(field.key))
        if value.count == 1, !isBlock(field.value, in: document) {
          lines.append("\(key): \(value[0])")
        } else {
          lines += ["\(key):"] + value.map { "  " + $0 }
        }
      }
      return lines
    case .list where document.next(after: node) > node + 1:
      return document.elements(node).flatMap { element in
        zip(0..., lines(of: element, in: document)).map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    case .mapping: return ["{}"]
    case .list: return ["[]"]
    case .number, .true, .false, .null: return [document.source.string(document.range(node))]
    default: return [plainOrQuoted(document.text(node) ?? "")]
    }
  }

  private static func isBlock(_ node: Node, in document: Document) -> Bool {
    (document.kind(node) == .mapping || document.kind(node) == .list) && document.next(after: node) > node + 1
  }

  /// JSON's double quotes are YAML's; a word of letters that is no boolean or null needs none.
  private static func plainOrQuoted(_ text: String) -> String {
    let others = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let isWord =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    if isWord, !others.contains(text.lowercased()) { return text }
    var output = OutputBuffer()
    output.appendJSON(text)
    return output.text
  }
}
