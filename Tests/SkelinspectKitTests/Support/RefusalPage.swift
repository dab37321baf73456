import Foundation
import Testing

@testable import SkelinspectKit

/// A page of documents that are refused: under its name as a heading each stands in a fence, and in the next one
/// what is said of it. `UPDATE_GOLDEN=1` writes the second fence.
struct RefusalPage: Sendable, CustomTestStringConvertible {
  struct Document: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }
  }

  private let path: String
  /// What stands before the first heading.
  private let title: String
  let documents: [Document]

  var testDescription: String { path }

  /// - Parameter folder: from the package's root.
  static func all(in folder: String) -> [RefusalPage] {
    Fixture.files(in: folder, endings: ["md"]).compactMap { page in
      (try? page.text).map { RefusalPage($0, at: "\(folder)/\(page.url.lastPathComponent)") }
    }
  }

  private init(_ text: String, at path: String) {
    self.path = path
    var parts = text.components(separatedBy: "\n## ")
    title = parts.removeFirst()
    documents = parts.map { part in
      let pieces = part.components(separatedBy: "```")
      let fence = pieces.count > 1 ? pieces[1] : ""
      return Document(
        name: String(part.prefix { $0 != "\n" }), text: String(fence.drop { $0 != "\n" }.dropFirst()))
    }
  }

  /// Compares the page with what is said when its documents are read.
  func check(_ read: ([UInt8], String) throws -> Void) throws {
    let parts = documents.map { document in
      let error = #expect(throws: ReadError.self, "\(document.name)") {
        try read(Array(document.text.utf8), document.name)
      }
      let language = document.name.hasSuffix("json") ? "json" : "yaml"
      let message = error?.description ?? ""
      return "\n## \(document.name)\n\n```\(language)\n\(document.text)```\n\n```\n\(message)```\n"
    }
    try Golden.check(title + parts.joined(), against: path)
  }
}
