import Foundation
import Testing

/// A file that tests read, found by listing its folder.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The last folder and the file's own name: `invalid/tab.yaml`.
  let name: String
  let url: URL

  var testDescription: String { name }
  /// The name without its ending.
  var stem: String { String(name.prefix { $0 != "." }) }
  var bytes: [UInt8] { get throws { Array(try Data(contentsOf: url)) } }
  var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

  /// The hierarchy files of a folder, by name.
  static func hierarchies(in folder: String) -> [Fixture] {
    files(in: folder, endings: ["json", "yaml"]).filter { !$0.name.hasSuffix(".schema.json") }
  }

  /// - Parameter folder: from the package's root.
  static func files(in folder: String, endings: Set<String>) -> [Fixture] {
    let url = Golden.packageRoot.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let files = names.sorted().map {
      Fixture(name: "\(url.lastPathComponent)/\($0)", url: url.appending(path: $0))
    }
    return files.filter { endings.contains($0.url.pathExtension) }
  }

  var documents: [String] { get throws { Self.documents(of: try text, named: name) } }

  /// The documents of a YAML stream; of any other text the whole.
  static func documents(of text: String, named name: String) -> [String] {
    guard name.hasSuffix(".yaml") else { return [text] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let documents = lines.split { $0 == "---" || $0 == "..." }.filter { document in
      document.contains { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("%") }
    }
    return documents.isEmpty ? [text] : documents.map { $0.joined(separator: "\n") + "\n" }
  }
}
