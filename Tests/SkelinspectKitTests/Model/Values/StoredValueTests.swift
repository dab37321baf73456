import Testing

@testable import SkelinspectKit

@Suite("Values, decoded once and stored") struct StoredValueTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, -14.999, 1e300, 33_554_431, 33_554_432, -33_554_432, -33_554_433,
    .leastNonzeroMagnitude,
  ]

  @Test("Numbers come back to their last bit", arguments: numbers)
  func number(_ number: Double) {
    #expect(StoredValue.number(number).number?.bitPattern == number.bitPattern)
  }

  @Test("Whole numbers come back to their last digit", arguments: [0, -1, 1 << 25, .max, .min, 1 << 53 + 1])
  func integer(_ integer: Int) {
    let stored = StoredValue.integer(integer)
    #expect(stored.integer == integer)
    #expect(stored.number == Double(integer))
  }

  @Test("A fraction is not a whole number; a whole one may be written with a point")
  func fractions() {
    let (fraction, whole) = (StoredValue.number(2.5), StoredValue.number(1e15))
    #expect(fraction.integer == nil && whole.integer == 1_000_000_000_000_000)
  }

  @Test(
    "A frame has many forms",
    arguments: [
      "[1, 20, 300, 0]", "{x: 1, y: 20, width: 300, height: 0}", "{height: 0, width: 300, y: 20, x: 1}",
      "[1.0, 20, 3e2, 0]", "(1 20; 300 0)", "{width: 300, height: 0, x: 1, y: 2_0}",
    ])
  func frame(_ text: String) throws {
    let hierarchy = try? readHierarchies("{type: UIView, frame: \(text)}", named: "a.yaml").first
    let expected = Rect(x: 1, y: 20, width: 300, height: 0)
    #expect(hierarchy.map { $0.frame(of: 0) == expected } ?? text.contains("_"))
  }

  @Test("A key's place stands beside its value", arguments: [0, 123_456_789, 1 << 32 - 2])
  func attribute(_ node: Node) {
    let attribute = Attribute(.alpha, at: node, .number(0.5))
    #expect(attribute.key == .alpha && attribute.node == node && attribute.value == .number(0.5))
    #expect(Attribute(.alpha, at: nil, .letters).node == nil)
  }

  @Test("Values of every shape are looked up as they were written")
  func shapes() throws {
    let text = """
      {type: UILabel, isHidden: yes, alpha: 0.5, numberOfLines: 3, skeletonTextNumberOfLines: inherited,
       skeletonTextLineHeight: relativeToFont, skeletonPaddingInsets: {left: 4}, itemSize: [10.5, 20],
       constraints: [{attribute: height, constant: 3, relation: <=}, {attribute: width, multiplier: 2}],
       font: {pointSize: 12}, layer: {masksToBounds: true}, rowHeight: automaticDimension, text: null,
       reference: 0xFFFFFFFFFFFFFFFF}
      """
    let hierarchy = try #require(try readHierarchies(text, named: "a.yaml").first)
    #expect(hierarchy.boolean(.isHidden, of: 0) == true && hierarchy.boolean(.isScrollEnabled, of: 0) == nil)
    #expect(hierarchy.number(.alpha, of: 0) == 0.5 && hierarchy.integer(.numberOfLines, of: 0) == 3)
    #expect(hierarchy.integer(.skeletonTextNumberOfLines, of: 0) == nil)
    #expect(hierarchy.says(.skeletonTextNumberOfLines, of: 0))
    #expect(hierarchy.lineHeight(of: 0) == .relativeToFont && hierarchy.number(.rowHeight, of: 0) == nil)
    #expect(hierarchy.insets(.skeletonPaddingInsets, of: 0) == Insets(left: 4))
    #expect(hierarchy.size(.itemSize, of: 0) == Size(width: 10.5, height: 20))
    #expect(
      hierarchy.ownConstraints(of: 0) == [
        OwnConstraint(side: .height, constant: 3, relation: .lessThanOrEqual),
        OwnConstraint(side: .width, constant: 0, isRatio: true),
      ])
    #expect(hierarchy.font(of: 0) == Font(lineHeight: nil, pointSize: 12, weight: nil))
    #expect(hierarchy.layer(of: 0)?.masksToBounds == true && hierarchy.layer(of: 0)?.cornerRadius == nil)
    #expect(hierarchy.text(.text, of: 0) == nil && hierarchy.says(.text, of: 0))
    #expect(hierarchy.reference(of: 0) == .max)
  }
}
