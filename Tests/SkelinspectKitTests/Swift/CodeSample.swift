import Testing

@testable import SkelinspectKit

extension CodeFacts {
  /// Of files by their paths.
  init(_ files: [String: String]) {
    self.init(
      SwiftSources(
        files.sorted { $0.key < $1.key }.map {
          SwiftSources.File(name: $0.key, path: "/" + $0.key, bytes: Array($0.value.utf8))
        }))
  }

  /// Of one file, with a word that makes it worth reading.
  init(code: String) { self.init(["A.swift": code + "\n// isSkeletonable"]) }

  func number(of name: String, near path: String = "/A.swift") throws -> Int {
    try #require(types.type(name, nearPath: path))
  }

  /// What is known of a class.
  func facts(of name: String) throws -> [CodeFact] { try #require(classes[number(of: name)]).facts }

  /// The views of all the classes that put some together, in each file.
  var hierarchies: [Hierarchy] { screens.map(\.hierarchy) }

  /// The same, with the order of what code does.
  var screens: [Screen] { names.flatMap { screens(madeIn: $0, Nibs()) } }
}
