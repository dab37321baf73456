import Testing

@testable import SkelinspectKit

@Suite("Keys that stand twice in a mapping") struct DistinctKeysTests {
  @Test("are found among few and among many", arguments: [2, 7, 8, 9, 10, 40])
  func repeated(_ count: Int) throws {
    for repeated in 0..<count - 1 {
      var names = (0..<count).map { "\"key\($0)\"" }
      names[count - 1] = repeated % 2 == 0 ? names[repeated] : "\"k\\u0065y\(repeated)\""
      let text = "{" + names.map { "\($0): 1" }.joined(separator: ", ") + "}"
      let document = try DocumentReader.read(Array(text.utf8), named: "keys.json")
      var keys = DistinctKeys()
      var fields = Fields(of: 0, in: document)
      var found: [String?] = []
      while let field = fields.next(in: document) {
        found.append(keys.insert(field.key, in: document).map(document.keyName))
      }
      #expect(found.dropLast().allSatisfy { $0 == nil } && found.last == "key\(repeated)")
    }
  }
}
