import Foundation
import Testing

/// A folder full of files for one test, removed at the end.
struct Tree: ~Copyable {
  /// A screen with one error, `unreachable-skeletonable`, in one line.
  static let screen =
    "{type: UIView, isSkeletonable: true, subviews: [{type: UIView, subviews: "
    + "[{type: UILabel, isSkeletonable: true}]}]}\n"
  static let cleanScreen = "{type: UIView, isSkeletonable: true}\n"

  private let scratch: Scratch
  var folder: URL { scratch.folder }

  /// - Parameter files: texts by path; a path that ends with `/` is an empty folder.
  init(_ files: [String: String]) throws {
    let scratch = try Scratch()
    for (path, text) in files { try Self.write(text, to: scratch.folder.appending(path: path)) }
    self.scratch = scratch
  }

  /// Screens with one error each.
  init(screens: [String], _ others: [String: String] = [:]) throws {
    let files = Dictionary(uniqueKeysWithValues: screens.map { ($0, Self.screen) })
    try self.init(files.merging(others) { $1 })
  }

  func write(_ text: String, to path: String) throws {
    try Self.write(text, to: folder.appending(path: path))
  }

  private static func write(_ text: String, to file: URL) throws {
    let isFolder = file.hasDirectoryPath
    try FileManager.default.createDirectory(
      at: isFolder ? file : file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !isFolder { try Data(text.utf8).write(to: file) }
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Runs the program in the tree, or in a folder of it.
  func run(
    _ arguments: String..., in path: String = "", environment: [String: String] = [:], input: String = ""
  ) throws -> Program.Outcome {
    try run(arguments, in: path, environment: environment, input: input)
  }

  func run(
    _ arguments: [String], in path: String = "", environment: [String: String] = [:], input: String = ""
  ) throws -> Program.Outcome {
    var program = Program(environment: environment)
    program.folder = path.isEmpty ? folder : folder.appending(path: path)
    program.input = Array(input.utf8)
    return try program.run(arguments)
  }

  /// Runs lines of shell in the tree, whose folder `bin` comes first on PATH.
  func shell(_ script: String, _ environment: [String: String] = [:]) throws -> Program.Outcome {
    var program = Program(environment: environment)
    program.folder = folder
    return try program.shell("PATH=$PWD/bin:$PATH\n\(script)")
  }

  /// A script that stands in for a program, in the tree's folder `bin`.
  func writeCommand(_ name: String, _ script: String) throws {
    // Another process writes it: what tests beside this one start meanwhile would have it open, and then it cannot be run.
    try write("#!/bin/bash\n\(script)\n", to: "bin/\(name).text")
    let outcome = try shell(
      "cd bin && /bin/cp \(name).text \(name) && /bin/chmod 755 \(name) && /bin/rm \(name).text")
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  /// What `lint --list-files` prints.
  func listed(_ arguments: String..., in path: String = "", input: String = "") throws -> [String] {
    try listed(arguments, in: path, input: input)
  }

  func listed(_ arguments: [String], in path: String = "", input: String = "") throws -> [String] {
    let outcome = try run(["lint", "--list-files"] + arguments, in: path, input: input)
    return outcome.text.split(separator: "\n").map(String.init)
  }
}

extension Program.Outcome {
  /// The rows of a report in CSV, each up to its rule.
  var findings: [String] {
    text.split(whereSeparator: \.isNewline).dropFirst().map { row in
      let cells = row.split(separator: ",")
      return "\(cells[0]):\(cells[1]) \(cells[5]) \(cells[6])"
    }
  }
}
