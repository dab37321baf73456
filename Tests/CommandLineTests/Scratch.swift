import Foundation
import Testing

/// A folder for one test, removed with its contents at the end.
struct Scratch: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "skelinspect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL { try write(text.utf8, to: name) }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

extension Program {
  /// Runs the program on one text, in a file of that name.
  func run(_ arguments: [String] = [], on text: some Sequence<UInt8>, named name: String) throws -> Outcome {
    let scratch = try Scratch()
    try scratch.write(text, to: name)
    var program = self
    program.folder = scratch.folder
    return try program.run(arguments + [name])
  }

  func run(_ arguments: [String] = [], on text: String, named name: String = "input.yaml") throws -> Outcome {
    try run(arguments, on: text.utf8, named: name)
  }
}
