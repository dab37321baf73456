import Testing

@testable import SkelinspectKit

@Suite("The text of a type")
struct TypeTextTests {
  @Test(
    "is a name and whether it is a list",
    arguments: [
      ("UILabel", "UILabel"), ("UILabel?", "UILabel"), ("UILabel!", "UILabel"), ("(UILabel)?", "UILabel"),
      ("any Loading", "Loading"), ("(any Loading)?", "Loading"), ("some UIView", "UIView"),
      ("inout UIView", "UIView"),
      ("Optional<UILabel>", "UILabel"), ("Outer.Inner", "Outer.Inner"), ("`Type`", "Type"),
      ("Cell<Model, Other>", "Cell"), ("Cell<[String: Int]>", "Cell"),
    ])
  func single(_ text: String, _ name: String) { #expect(TypeText(text) == TypeText(name: name)) }

  @Test(
    "of a list is its elements'",
    arguments: [
      "[UIView]", "[UIView]?", "[UIView?]!", "Array<UIView>", "Set<UIView>", "[[UIView]]", "UIView...",
      "Optional<[UIView]>", "ArraySlice< UIView >",
    ])
  func list(_ text: String) { #expect(TypeText(text) == TypeText(name: "UIView", isList: true)) }

  @Test("of a class itself is a metatype", arguments: ["T.Type", "(T.Type)", "any T.Type"])
  func metatype(_ text: String) { #expect(TypeText(text) == TypeText(name: "T", isMetatype: true)) }

  @Test(
    "is none where no view depends on it",
    arguments: [
      "", "()", "(UIView, Int)", "[String: UIView]", "(UIView) -> Void", "() -> [UIView]", "[", "]", "<", "?",
    ])
  func none(_ text: String) { #expect(TypeText(text) == nil) }

  @Test("of any depth and length is read", arguments: ["any ", "[", "(", "Array<", "inout some "])
  func hostile(_ opener: String) {
    let closer = ["[": "]", "(": ")", "Array<": ">"][opener] ?? ""
    let text =
      String(repeating: opener, count: 50_000) + "UIView" + String(repeating: closer, count: 50_000)
    #expect(TypeText(text)?.name == "UIView")
  }
}
