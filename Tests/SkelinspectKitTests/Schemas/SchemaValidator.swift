import Foundation

/// The real validator, `check-jsonschema` from PyPI, where `make test` has set it up.
struct SchemaValidator {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: program.path)
  private static let program = Golden.packageRoot.appending(path: ".build/venv/bin/check-jsonschema")

  /// A text under the name of a file, whose ending says its format.
  typealias Document = (name: String, text: String)

  private struct Answer: Decodable {
    struct Problem: Decodable {
      let filename: String
      let path: String?
      let message: String
    }
    let errors: [Problem]
    let parse_errors: [Problem]?
  }

  /// What a schema says against documents, by their names; the validator is slow to start, so all go in one run.
  ///
  /// - Parameters:
  ///   - schema: its file's name in Schemas.
  ///   - options: of the validator.
  static func problems(
    in documents: [Document], by schema: String, _ options: [String] = []
  ) throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skelinspect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    let schemaFile = Golden.packageRoot.appending(path: "Schemas/\(schema)").path
    let output = try run(
      options + ["--schemafile", schemaFile, "--output-format", "json"] + documents.map(\.name), in: folder)
    let answer = try JSONDecoder().decode(Answer.self, from: output)
    return Dictionary(grouping: answer.errors + (answer.parse_errors ?? []), by: \.filename)
      .mapValues { $0.map { "\($0.path ?? "$"): \($0.message)" } }
  }

  /// What is wrong with the schemas themselves.
  static func problemsOfSchemas(_ names: [String]) throws -> String {
    let folder = Golden.packageRoot.appending(path: "Schemas")
    return String(decoding: try run(["--check-metaschema"] + names, in: folder), as: UTF8.self)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
