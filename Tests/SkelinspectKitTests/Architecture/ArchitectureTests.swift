import Foundation
import Testing

/// The order of the folders is the order of the pipeline; what each may know is held here.
@Suite("Architecture")
struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(in folder: String) throws -> [(name: String, code: String)] {
    let base = root.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      return (file.lastPathComponent, code)
    }
  }

  @Test("Nothing in Formats or Text names a view")
  func documentKnowsNoViews() throws {
    let names = try Regex(#"\b(View[A-Z]?\w*|Hierarchy\w*|Skeleton\w*|UI[A-Z]\w*)\b"#)
    for (name, code) in try Self.sources(in: "Sources/SkelinspectKit/Formats") {
      #expect(code.firstMatch(of: names) == nil, "\(name)")
    }
  }

  @Test("The library opens no file, has no process and no Foundation")
  func libraryHasNoInput() throws {
    let calls = try Regex(
      #"\b(import Foundation|import FoundationEssentials|import Glibc|fopen|getenv|exit\(|print\()"#)
    for (name, code) in try Self.sources(in: "Sources/SkelinspectKit") {
      #expect(code.firstMatch(of: calls) == nil, "\(name)")
    }
  }

  @Test("Files stay small enough to read at once", arguments: ["Sources", "Tests"])
  func fileLengths(_ folder: String) throws {
    // Apps take this one as it is.
    for (name, code) in try Self.sources(in: folder) where name != "SkeletonCapture.swift" {
      #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 301, "\(name)")
    }
  }

  @Test("A folder has at most a dozen loose files; of rules there are as many as there are")
  func folderSizes() throws {
    let root = Golden.packageRoot.appending(path: "Sources").path
    var counts: [String: Int] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      guard exists, !isFolder.boolValue else { continue }
      counts[path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    #expect(counts.filter { $0.value > 12 }.keys.sorted() == ["SkelinspectKit/Lint/Rules"])
  }
}
