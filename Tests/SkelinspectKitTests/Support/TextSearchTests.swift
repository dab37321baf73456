import Testing

@testable import SkelinspectKit

@Suite("Search for a text in a text")
struct TextSearchTests {
  @Test(
    "finds its first occurrence",
    arguments: [
      ("label", "label", 0), ("a label", "label", 2), ("lalabel", "label", 2), ("é: label", ": ", 2),
      ("label", "", 0), ("", "", 0), ("aab", "ab", 1),
    ])
  func found(_ text: String, _ searched: String, _ start: Int) throws {
    let range = try #require(text.firstRange(ofText: searched))
    #expect(text.utf8.distance(from: text.startIndex, to: range.lowerBound) == start)
    #expect(text[range] == searched)
    #expect(text.contains(text: searched))
  }

  @Test(
    "and none where there is none",
    arguments: [("", "a"), ("label", "labels"), ("e\u{301}", "é"), ("abab", "abb")])
  func missing(_ text: String, _ searched: String) {
    #expect(text.firstRange(ofText: searched) == nil)
    #expect(!text.contains(text: searched))
  }

  @Test(
    "and replaces each",
    arguments: [
      ("a.b.c", ".", "::", "a::b::c"), ("aaaa", "aa", "a", "aa"), ("label", "", "-", "label"),
      ("", "a", "b", ""),
      ("cellcell", "cell", "", ""),
    ])
  func replaced(_ text: String, _ searched: String, _ other: String, _ expected: String) {
    #expect(text.replacing(text: searched, with: other) == expected)
    #expect(text.dropFirst(0).replacing(text: searched, with: other) == expected)
  }
}
