import Testing

@testable import SkelinspectKit

/// Marks views of whole files one by one.
@Suite("Marking views in Interface Builder files")
struct NibMarkTests {
  private static let fixtures =
    Fixture.files(in: "Tests/Fixtures/interface-builder", endings: ["storyboard", "xib"])
    + Fixture.files(in: "Tests/Fixtures/clean", endings: ["storyboard", "xib"])

  @Test("Published files hold the runtime attribute more, and nothing else changes", arguments: Shared.corpus)
  func corpus(_ fixture: Fixture) throws { try check(fixture.bytes, named: fixture.name) }

  @Test("So do the fixtures", arguments: fixtures)
  func fixture(_ fixture: Fixture) throws { try check(fixture.bytes, named: fixture.name) }

  @Test("And random files in every style of writing", arguments: 0..<scaled(60, by: 5))
  func random(_ seed: Int) throws {
    try check(Array(RandomNib(seed: UInt64(seed)).text.utf8), named: "random.xib")
  }

  private func check(_ bytes: [UInt8], named name: String) throws {
    guard let hierarchies = try? readHierarchies(bytes, named: name) else { return }
    for (number, hierarchy) in zip(0..., hierarchies) {
      let unmarked = hierarchy.views.indices.filter { !hierarchy.views[$0].isSkeletonable }
      let step = max(unmarked.count / 8, 1)
      for index in stride(from: 0, to: unmarked.count, by: step) {
        try check(unmarked[index], of: hierarchy, number, named: name)
      }
    }
  }

  private func check(
    _ view: ViewIndex, of hierarchy: Hierarchy, _ number: Int, named name: String
  ) throws {
    let what: Comment = "\(name) \(hierarchy.name(of: view))"
    let edits = try #require(hierarchy.edits(for: [.mark(view)]), what)
    #expect(edits.others.isEmpty && edits.files.count == 1, what)
    let file = try #require(edits.files.first)
    let all = try readHierarchies(file.edited, named: name)
    let after = all[min(number, all.count - 1)]
    #expect(NibText(after) == NibText(hierarchy.applying([.mark(view)])), what)

    guard let old = hierarchy.tree(of: view).xml?.tree, let new = after.tree(of: view).xml?.tree else {
      return
    }
    let oldElement = try #require(old.element(at: hierarchy.views[view].node), what)
    let newElement = try #require(new.element(at: after.views[view].node), what)
    let said = old.lists(of: oldElement).contains { list in
      old.children(of: list).contains { old.isFlag($0) }
    }
    #expect(PlainElements(new) == PlainElements(old), what)
    #expect(said || new.isInXcodesOrder(new.lists(of: newElement)), what)

    let twice = try #require(after.edits(for: [.mark(view)]), what)
    #expect(twice.files.isEmpty, what)
    guard !said else { return }
    let back = try #require(after.edits(for: [.remove(.isSkeletonable, of: view)])?.files.first, what)
    let isOpen = old.hasEmptyContent(oldElement)
    #expect(isOpen || back.edited == Array(hierarchy.source.bytes), what)
  }
}

/// All elements in order with their attributes and texts, the flag's runtime attributes left out.
private struct PlainElements: Equatable {
  private let elements: [String]

  init(_ xml: XMLTree) {
    elements = xml.elements.indices.filter { !xml.isFlag($0) }.map { element in
      let attributes = xml.attributes(of: element).map { attribute in
        "\(xml.source.string(attribute.name))=\(xml.text(of: attribute))"
      }
      let text = xml.characters(of: element).filter { !$0.isWhitespace }
      return ([xml.nameText(of: element)] + attributes + [text]).joined(separator: "|")
    }
  }
}

extension XMLTree {
  fileprivate func isFlag(_ element: ElementIndex) -> Bool {
    if isNamed(element, "userDefinedRuntimeAttributes") {
      return children(of: element).allSatisfy { isFlag($0) }
    }
    return attribute("keyPath", of: element).map { text(of: $0) == "isSkeletonable" } ?? false
  }

  fileprivate func lists(of view: ElementIndex) -> [ElementIndex] {
    children(of: view).filter { isNamed($0, "userDefinedRuntimeAttributes") }
  }

  /// What is measured in published files: after a list come only variations, connections and the canvas's place.
  fileprivate func isInXcodesOrder(_ lists: [ElementIndex]) -> Bool {
    guard let list = lists.last, let view = parent(of: list) else { return false }
    return children(of: view).drop { $0 != list }.dropFirst().allSatisfy {
      isNamed($0, "variation") || isNamed($0, "connections") || hasKey($0, "canvasLocation")
        || lists.count == 1 && hasOtherOrder(view)
    }
  }

  /// A list stood there already, among other elements.
  private func hasOtherOrder(_ view: ElementIndex) -> Bool {
    lists(of: view).contains { list in children(of: list).contains { !isFlag($0) } }
  }

  /// Two tags with nothing between them, which Xcode writes as one.
  fileprivate func hasEmptyContent(_ element: ElementIndex) -> Bool {
    !hasOneTag(element) && source.bytes(content(of: element)).allSatisfy { $0 <= 0x20 }
      || lists(of: element).contains { list in children(of: list).allSatisfy { _ in false } }
  }
}
