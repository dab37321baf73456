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
    #expect(try readHierarchies(text, named: "a.json")[0].says(key, of: 0))
  }

  /// Every view of a screen with the same line in it.
  private static func inspection(with line: String) throws -> String {
    let classes = ["UIView", "UIStackView", "UILabel", "UITextView", "UIImageView"].map { name in
      "    - type: \(name)\n      \(line)\n      isSkeletonable: true\n      frame: [0, 0, 200, 100]\n"
    }
    let lists = ["UITableView", "UICollectionView"].map { name in
      """
          - type: \(name)
            \(line)
            isSkeletonable: true
            frame: [0, 0, 320, 400]
            prototypes:
              - type: Cell
                \(line)
                isSkeletonable: true

      """
    }
    let text = "root:\n  type: UIView\n  \(line)\n  isSkeletonable: true\n  subviews:\n"
    var json = InspectionJSON(OutputBuffer())
    json.append(inspect(try readHierarchies(text + (classes + lists).joined(), named: "a.yaml")[0]))
    return json.finish().text
  }

  @Test(
    "has the defaults that show works with",
    arguments: ViewKey.all.filter { $0.key.standard != nil && $0 != .isSkeletonable })
  func trueDefaults(_ key: ViewKey) throws {
    let standard = try #require(key.key.standard).prettyText.dropLast()
    #expect(try Self.inspection(with: "\(key.rawValue): \(standard)") == Self.inspection(with: "x-none: 1"))
  }

  @Test("leads from what people write to the key that they mean")
  func synonyms() {
    #expect(ViewKey.synonyms["hidden"] == .isHidden && ViewKey.synonyms["class"] == .type)
    // Another system may have the word itself as a key.
    for word in ViewKey.synonyms.keys {
      #expect(ViewKey(rawValue: word).map(System.skeletonView.has) != true, "\(word)")
    }
  }
}
