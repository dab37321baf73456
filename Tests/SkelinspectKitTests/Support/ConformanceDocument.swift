import Foundation

/// A hierarchy of the conformance suite, which stands beside the package and may be absent.
struct ConformanceDocument: Sendable {
  let name: String
  /// JSON.
  let text: String

  static let all = ["cases.json", "random.json"].flatMap(read)

  private static func read(_ file: String) -> [ConformanceDocument] {
    let url = Golden.packageRoot.deletingLastPathComponent().appending(path: "shared/conformance/\(file)")
    guard let data = try? Data(contentsOf: url),
      let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return cases.compactMap { entry in
      guard let name = entry["name"] as? String, let document = entry["document"],
        let text = try? JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
      else { return nil }
      return ConformanceDocument(name: name, text: String(decoding: text, as: UTF8.self))
    }
  }
}
