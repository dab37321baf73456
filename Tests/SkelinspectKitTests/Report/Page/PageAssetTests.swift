import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A page's style and script")
struct PageAssetTests {
  private static let folder = "Sources/CAssets"
  private static let names =
    (try? FileManager.default.subpathsOfDirectory(atPath: Golden.packageRoot.appending(path: folder).path)
      .filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }.sorted()) ?? []

  @Test("stand in it whole, each file of the folder once", arguments: names)
  func files(_ name: String) throws {
    let text = try Self.text(of: name).trimmingCharacters(in: .newlines)
    let page = Page(drawing: try readHierarchies("{type: UIView}"), PictureSettings()).text
    let (before, after) =
      name.hasSuffix(".css")
      ? ("<style>", "</style>") : ("<script>\n(() => {\n\"use strict\";\n", "})();\n</script>")
    let start = try #require(page.range(of: before))
    let end = try #require(page[start.upperBound...].range(of: after))
    #expect(page[start.upperBound..<end.lowerBound].components(separatedBy: text).count == 2)
  }

  @Test("are known to the page's policy: the script by its SHA-256")
  func hash() throws {
    #expect(try PageAssets.scriptHash == "sha256-\(SHA256.base64(of: PageAssets.script))")
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: Golden.packageRoot.appending(path: folder).appending(path: name), encoding: .utf8)
  }
}

/// As `sha256sum` has it, or on a Mac `shasum`.
enum SHA256 {
  static func base64(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "sha256sum 2>/dev/null || shasum -a 256"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    process.waitUntilExit()
    try #require(digits.count > 64)
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return Data(bytes).base64EncodedString()
  }
}
