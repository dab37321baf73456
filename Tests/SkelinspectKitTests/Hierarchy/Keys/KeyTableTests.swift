import Testing

@testable import SkelinspectKit

@Suite("The table of keys") struct KeyTableTests {
  @Test("fits the set of keys that a mapping has had")
  func capacity() { #expect(ViewKey.all.count <= KeySet.capacity) }

  @Test("numbers each key by its place", arguments: ViewKey.all)
  func number(_ key: ViewKey) { #expect(ViewKey.all[key.number] == key) }

  @Test("gives a place to views, and to nothing else", arguments: ViewKey.all)
  func places(_ key: ViewKey) {
    #expect((key.key.place != nil) == [.view, .viewOfAnyClass, .views].contains(key.shape))
  }

  @Test("has a default of the key's own shape", arguments: ViewKey.all.filter { $0.key.standard != nil })
  func defaults(_ key: ViewKey) throws {
    let standard = try #require(key.key.standard)
    let text = OrderedJSON.object([("type", "UITableView"), (key.rawValue, standard)]).prettyText
    #expect(try readHierarchies(text, named: "a.json")[0].value(key, of: 0) != nil)
  }

  @Test("leads from what people write to the key that they mean")
  func synonyms() {
    #expect(ViewKey.synonyms["hidden"] == .isHidden && ViewKey.synonyms["class"] == .type)
    for word in ViewKey.synonyms.keys { #expect(ViewKey(rawValue: word) == nil, "\(word)") }
  }
}
