import Testing

@testable import SkelinspectKit

@Suite("Values, decoded once and stored") struct StoredValueTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, -14.999, 1e300, 33_554_431, 33_554_432, -33_554_432, -33_554_433,
    .leastNonzeroMagnitude,
  ]

  @Test("Numbers come back to their last bit", arguments: numbers)
  func number(_ number: Double) {
    var pool = ValuePool()
    _ = pool.store(0.25)
    let stored = pool.store(number)
    #expect(pool.number(stored)?.bitPattern == number.bitPattern)
  }

  @Test("Whole numbers come back to their last digit", arguments: [0, -1, 1 << 25, .max, .min, 1 << 53 + 1])
  func integer(_ integer: Int) {
    var pool = ValuePool()
    let stored = pool.store(integer)
    #expect(pool.integer(stored) == integer)
    #expect(pool.number(stored) == Double(integer))
  }

  @Test("A fraction is no whole number; a whole one may be written with a point")
  func fractions() {
    var pool = ValuePool()
    let (fraction, whole) = (pool.store(2.5), pool.store(1e15))
    #expect(pool.integer(fraction) == nil && pool.integer(whole) == 1_000_000_000_000_000)
  }

  @Test(
    "Frames come back to their last bit",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: -0.0, y: 0, width: 1, height: 1),
      Rect(x: 16, y: 20.25, width: 288.5, height: 43.75),
      Rect(x: -8_192, y: 0, width: 8_191.75, height: 8_192),
      Rect(x: 0.1, y: 1e9, width: -1, height: -8_191.75), Rect(x: 0, y: 0, width: 1.0 / 3, height: 44),
    ])
  func frame(_ frame: Rect) {
    var frames = FrameStore()
    frames.append(nil)
    frames.append(frame)
    frames.append(nil)
    let bits = frames[1].map { [$0.x, $0.y, $0.width, $0.height].map(\.bitPattern) }
    #expect(bits == [frame.x, frame.y, frame.width, frame.height].map(\.bitPattern))
    #expect(frames[0] == nil && frames[2] == nil)
  }

  @Test(
    "A plain frame is read as any other is",
    arguments: [
      "[1, 20, 300, 0]", "{x: 1, y: 20, width: 300, height: 0}", "{height: 0, width: 300, y: 20, x: 1}",
      "[1.0, 20, 3e2, 0]", "(1 20; 300 0)", "{width: 300, height: 0, x: 1, y: 2_0}",
    ])
  func plainFrame(_ text: String) throws {
    let hierarchy = try? readHierarchies("{type: UIView, frame: \(text)}", named: "a.yaml").first
    let expected = Rect(x: 1, y: 20, width: 300, height: 0)
    #expect(hierarchy.map { $0.frame(of: 0) == expected } ?? text.contains("_"))
  }

  @Test("A key's place and value fit beside it", arguments: ViewKey.all)
  func attribute(_ key: ViewKey) {
    var pool = ValuePool()
    let value = pool.store(-2)
    let attribute = Attribute(key, at: 123_456_789, value)
    #expect(attribute.key == key && attribute.node == 123_456_789 && pool.integer(attribute.value) == -2)
    #expect(Attribute(key, at: nil, value).node == nil)
    #expect(MemoryLayout<Attribute>.size == 8)
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
    #expect(hierarchy.font(of: 0) == Font(lineHeight: nil, pointSize: 12))
    #expect(hierarchy.layer(of: 0)?.masksToBounds == true && hierarchy.layer(of: 0)?.cornerRadius == nil)
    #expect(hierarchy.text(.text, of: 0) == nil && hierarchy.says(.text, of: 0))
    #expect(hierarchy.reference(of: 0) == .max)
  }
}
