import Testing

@testable import SkelinspectKit

@Suite("Localized texts")
struct LocalizedTextTests {
  private static let strings = "en.lproj/Localizable.strings"

  private static let english = #"""
    /* "home.title" = "Not this"; */
    "home.title" = "Good \"morning\"";
    // "home.subtitle" = "Nor this";
    "home.subtitle" = "It rains";
    "count" = "%d rows";
    """#

  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "button.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
        "en": {"stringUnit": {"state": "new", "value": "Go on"}}}},
      "button.plain": {},
      "button.plural": {"localizations": {"en": {"variations": {}}}}
    }}
    """#

  private func texts(_ files: [(path: String, text: String)]) -> LocalizedTexts {
    var texts = LocalizedTexts()
    for file in files { texts.add(Array(file.text.utf8), at: file.path) }
    return texts
  }

  @Test("Strings and catalogues are read, comments passed over")
  func files() {
    let all = texts([(Self.strings, Self.english), ("Localizable.xcstrings", Self.catalogue)])
    #expect(all["home.title"] == "Good \"morning\"" && all["home.subtitle"] == "It rains")
    #expect(all["button.title"] == "Go on" && all["button.plain"] == "button.plain")
    #expect(all["count"] == nil && all["button.plural"] == nil && all["nothing"] == nil)
  }

  @Test("The language that is developed in comes first; others that disagree say nothing")
  func languages() {
    let (german, french) = ("\"a\" = \"Eins\";", "\"a\" = \"Un\";")
    func text(_ first: String, _ second: String) -> String? {
      texts([
        ("\(first).lproj/Localizable.strings", german), ("\(second).lproj/Localizable.strings", french),
      ])["a"]
    }
    #expect(text("de", "fr") == nil)
    #expect(text("de", "en") == "Un")
    #expect(text("Base", "de") == "Eins")
  }

  @Test(
    "Whatever stands in them, they are read to the end",
    arguments: ["\"a", "\"a\\", "/*", "{", "\"a\" = ", "= ;"])
  func hostile(_ text: String) {
    #expect(texts([("Localizable.strings", text), ("Localizable.xcstrings", text)])["a"] == nil)
  }

  @Test("Views have the texts that their keys stand for")
  func views() throws {
    let code = """
      import SwiftUI
      struct Home: View {
        var body: some View {
          VStack {
            Text("home.title")
            Text(NSLocalizedString("home.subtitle", comment: ""))
            Text(String(localized: "button.title"))
            Text(LocalizedStringKey("button.other"))
            Text("As it is")
          }
        }
      }
      """
    let file = SwiftSources.File(name: "Home.swift", path: "/Home.swift", bytes: Array(code.utf8))
    let all = texts([(Self.strings, Self.english), ("Localizable.xcstrings", Self.catalogue)])
    let hierarchy = try #require(
      CodeFacts(SwiftSources([file], texts: all)).swiftUIHierarchies(madeIn: "Home.swift").first)
    #expect(
      hierarchy.views.indices.map { hierarchy.text(.text, of: $0) }
        == [nil, "Good \"morning\"", "It rains", "Go on", nil, "As it is"])
  }
}
