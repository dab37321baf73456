import Testing

@testable import SkelinspectKit

@Suite("Hostile console logs", .serialized) struct HostileLogTests {
  /// A text in which no tree stands, or one that goes beyond a limit.
  @Test(
    "end soon in a message",
    arguments: [
      "{", "{ ", "{\n", "{\"type\":", "{\"type\":\"a\",\"children\":[", "{\"children\":[",
      "{\\n\\\"type\\\":",
      "<", ">", ">\n", "<a: 0x1", "<a: 0x1>", "<: 0x1>\n", " ", "\n", "\r", "\0", "\u{FFFD}", "☠",
      "(1) subSkeletons",
      "Root view hierarchy with Skeletons\n", "\"type\" : ", "\\", "//", "...", "é",
      "2024-05-01 12:00:00.1+0200 App[1:2] [Common] {} <UIView: 0x7fae; frame = (0 0; 3 4)>\n",
    ])
  func noTree(_ piece: String) throws {
    let text = String(repeating: piece, count: hostileCount)
    let error = try #require(soon { readError(in: text, named: "a.log") })
    #expect(error.diagnostics.map(\.message) == ["no view tree in the log"])
    #expect(error.description.utf8.count < 10_000)
  }

  @Test(
    "hold a tree and end soon",
    arguments: [
      ("\n", ""), (" ", ""), ("\nx", ""), ("\n\"", ""), ("//\n", ""), ("//", ""), (",...", ""),
      ("\n...,", ""),
      (",\"a\":1", ""), (",\n\"a\":1", "}"), (",\"isSkeletonable\":true", "}"), ("\0", ""), ("\u{A0}", ""),
      (",\"a\":[{\"b\":1}]", "}"), ("}\n", ""),
    ])
  func oneTree(_ piece: String, _ end: String) throws {
    let text = #"{"type":"A","isSkeletonable":true"# + String(repeating: piece, count: hostileCount) + end
    soon {
      let hierarchies = try? readHierarchies(text, named: "a.log")
      let error = readError(in: text, named: "a.log")
      #expect(hierarchies?.map(\.views.count) == [1] || error?.diagnostics.count ?? 0 > 0)
    }
  }

  @Test(
    "of very many trees end soon",
    arguments: [
      "{\"type\":\"A\",\"isSkeletonable\":true}", "{\"type\":\"A\",\"isSkeletonable\":true}\n",
      "{\"type\":\"A\",\"isSkeletonable\":true,\n", "x {\"type\":\"A\",\"isSkeletonable\":true,\n",
      "{\\\"type\\\":\\\"A\\\",\\\"isSkeletonable\\\":true}", "<A: 0x1 | ☠️ >\n",
      "<A: 0x1 | (9) subSkeletons | ☠️ >\n",
    ])
  func manyTrees(_ tree: String) throws {
    let count = hostileCount / 10
    let text = String(repeating: tree, count: count)
    let hierarchies = try soon { try readHierarchies(text, named: "a.log") }
    #expect(hierarchies.count == count && hierarchies.allSatisfy { $0.views.count == 1 })
    #expect(hierarchies.reduce(0) { $0 + $1.warnings.count } <= 1000)
  }

  @Test("are nested up to the limit of views, in both forms", arguments: [1000, 1001, 20_000])
  func depth(_ depth: Int) throws {
    let json =
      String(repeating: #"{"type":"A","isSkeletonable":true,"children":["#, count: depth)
      + String(repeating: "]}", count: depth)
    let lines = (0..<min(depth, 3000)).map { String(repeating: " ", count: $0) + "<A: 0x1 | ☠ >\n" }.joined()
    for text in [json, lines] {
      do throws(ReadError) {
        #expect(try readHierarchies(text, named: "a.log").map(\.views.count) == [1000] && depth == 1000)
      } catch {
        let message = error.diagnostics.first?.message ?? ""
        #expect(
          message.hasPrefix("views nested deeper than 1000") || message.hasPrefix("nested deeper than 10000"))
        #expect(depth > 1000)
      }
    }
  }
}
