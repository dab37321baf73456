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
  /// The hierarchy in block style.
  var yaml: String { get throws { try BlockYAML.text(ofJSON: document) } }
}
