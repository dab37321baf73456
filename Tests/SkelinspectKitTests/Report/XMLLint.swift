import Foundation
import Testing

/// libxml2's `xmllint`, which `make test` installs.
enum XMLLint {
  private static let program = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static let isInstalled = program != nil
  static let isMissing: Comment = "there is no xmllint; 'make test' installs it"

  /// What it says against a document; nothing when that is well-formed, and valid where a schema is given.
  static func problems(in document: String, _ schema: URL?) throws -> String {
    guard let program else { return "no xmllint" }
    let file = FileManager.default.temporaryDirectory.appending(path: "skelinspect-\(UUID().uuidString).xml")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--noout"] + (schema.map { ["--schema", $0.path] } ?? []) + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }
}
