import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Pictures of branches")
struct BranchPictureTests {
  /// A file or a folder of fixtures.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [URL]
  }

  static let cases = ["code", "layers-code", "swiftui-code", "swiftui-seeds"].flatMap { folder in
    let url = Golden.packageRoot.appending(path: "Tests/Fixtures/" + folder)
    return contents(of: url).map { entry in
      let inside = contents(of: entry)
      return Case(
        testDescription: "\(folder)/\(entry.lastPathComponent)",
        files: (inside.isEmpty ? [entry] : inside).filter { $0.pathExtension == "swift" })
    }
  }.filter { !$0.files.isEmpty }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }

  @Test(
    "No two views that are drawn come from different branches of one condition",
    arguments: sampled(cases, by: 3))
  func branches(_ fixture: Case) throws {
    let files = try fixture.files.map {
      Project.File(name: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
    let forks = Dictionary(uniqueKeysWithValues: files.map { ($0.name, Forks($0)) })
    for hierarchy in try Project(files).hierarchies() where hierarchy.origin == .code {
      let picture = Picture(of: hierarchy)
      let drawn = Set((picture.before + picture.after).map(\.view)).sorted()
      var branches: [Forks.Instance: [Int: ViewIndex]] = [:]
      for view in drawn {
        let place = hierarchy.place(of: view)
        for branch in forks[place.fileName]?.branches(around: place.range) ?? [] {
          let around = hierarchy.ancestors(of: view).first { hierarchy.typeName(of: $0) == branch.type }
          let instance = Forks.Instance(file: place.fileName, fork: branch.fork, view: around)
          branches[instance, default: [:]][branch.number] = view
        }
      }
      for (instance, views) in branches where views.count > 1 {
        let lines = views.values.map { hierarchy.place(of: $0).position.line }.sorted()
        Issue.record("\(instance.file): the views of lines \(lines) are drawn together")
      }
    }
  }

  @Test("They are all there, and two branches at once would be seen")
  func count() {
    #expect(Self.cases.count > 200)
    let code = "struct A { var a: V { if b { c } else { d } } }"
    let file = Project.File(name: "A.swift", bytes: Array(code.utf8))
    #expect(Forks(file).branches(around: 29..<30).map(\.number) == [0])
    #expect(Forks(file).branches(around: 40..<41).map(\.number) == [1])
  }
}

/// Where a file goes one of several ways.
private struct Forks {
  struct Branch {
    let fork: SwiftTree.Index
    let number: Int
    /// Whose body it stands in.
    let type: String
  }

  /// A condition in one of the views whose body it stands in.
  struct Instance: Hashable {
    let file: String
    let fork: SwiftTree.Index
    let view: ViewIndex?
  }

  private let tree: SwiftTree
  private var all: [(range: Range<Int>, branch: Branch)] = []

  init(_ file: Project.File) {
    tree = SwiftParser.read(SourceText(file.bytes, named: file.name))
    var work: [(node: SwiftTree.Index, type: String)] = [(0, "")]
    while let (node, around) = work.popLast() {
      let kind = tree.kind(node)
      // What is called several times goes another way each time.
      let isCalled = kind == .function && tree.children(of: node).contains { tree.kind($0) == .parameter }
      if kind == .extensionDeclaration || isCalled { continue }
      let type = kind == .type ? tree.name(node) : around
      for (number, branch) in branches(of: node).enumerated() {
        all.append((tree.range(branch), Branch(fork: node, number: number, type: type)))
      }
      work += tree.children(of: node).map { ($0, type) }
    }
  }

  /// What follows `else if` is another fork in the second branch.
  private func branches(of node: SwiftTree.Index) -> [SwiftTree.Index] {
    let children = Array(tree.children(of: node))
    switch tree.kind(node) {
    case .ifStatement: return children.filter { tree.kind($0) == .block || tree.kind($0) == .ifStatement }
    case .switchStatement: return children.filter { tree.kind($0) == .switchCase }
    case .ternary: return Array(children.dropFirst())
    default: return []
    }
  }

  func branches(around range: Range<Int>) -> [Branch] {
    all.filter { $0.range.lowerBound <= range.lowerBound && range.lowerBound < $0.range.upperBound }
      .map(\.branch)
  }
}
