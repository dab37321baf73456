import Testing

@testable import SkelinspectKit

@Suite("Lint of SwiftUI in Swift code")
struct SwiftUICodeLintTests {
  /// The rules that find something in a view's body, in the order of its lines.
  private func rules(_ body: String, _ rest: String = "") throws -> [String] {
    let text = """
      import SwiftUI
      struct Screen: View {
        @ObservedObject var vm: Model
        @Environment(\\.redactionReasons) private var reasons
        var body: some View {
      \(body)
        }
      }
      \(rest)
      """
    return Linter(LintSettings()).lint(example: "// A screen.\n" + text).diagnostics.map(\.rule)
  }

  @Test(
    "Nothing is said of overlays that leave their view free or cannot be told",
    arguments: [
      "RoundedRectangle(cornerRadius: 8).stroke(.gray)", "Rectangle().strokeBorder(.gray)",
      "LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)", "Color(\"tint\")",
      ".ultraThinMaterial", "Color.gray.offset(x: 9)", "Rectangle().fill(.gray).scaleEffect(0.1)",
      "Blob().fill(.gray)",
    ])
  func overlays(_ overlay: String) throws {
    #expect(
      try rules("VStack { Text(\"a\").padding().overlay(\(overlay)) }.redacted(reason: .placeholder)") == [])
    #expect(try rules("VStack { Text(\"a\").overlay(Color.gray) }.overlay(\(overlay))") == [])
    #expect(
      try rules("VStack { Button(\"a\") {}.disabled(true) }.padding().overlay(\(overlay))") == [])
  }

  @Test("What covers for sure is found")
  func covers() throws {
    let body = "VStack { Text(\"a\").padding().overlay(Color.gray) }.redacted(reason: .placeholder)"
    #expect(try rules(body) == ["double-skeleton", "overlay-includes-padding"])
  }

  @Test(
    "No empty text is found where something is seen, or nothing is to be",
    arguments: [
      "TextField(\"\", text: $vm.name)", "SecureField(\"\", text: $vm.name)",
      "Toggle(\"\", isOn: $vm.on).labelsHidden()", "DatePicker(\"\", selection: $vm.date)",
      "Stepper(\"\", value: $vm.n)", "Picker(\"\", selection: $vm.n) { Text(\"A\").tag(0) }",
      "Label(\"\", systemImage: \"star\")", "Button(\"\", systemImage: \"star\") {}",
      "if !vm.isLoading { Text(\"\") }", "Group { if !vm.isLoading { VStack { Text(\"\") } } }",
      "Text(\"\").hidden()", "Text(\"\").opacity(0)",
    ])
  func standing(_ view: String) throws {
    #expect(
      try rules(
        "VStack { Text(\"a\"); \(view) }.redacted(reason: .placeholder).allowsHitTesting(false)") == [])
  }

  @Test(
    "Empty texts are found",
    arguments: [
      "Text(\"\")", "if vm.isLoading { Text(\"\") }", "Button(\"\") {}", "Label { Text(\"\") } icon: {}",
    ])
  func empty(_ view: String) throws {
    #expect(
      try rules("VStack { \(view) }.redacted(reason: .placeholder).disabled(true)") == ["redacted-empty-text"]
    )
  }

  @Test("Reasons that are set redact what is inside")
  func environment() throws {
    #expect(try rules("VStack { Text(\"a\") }.environment(\\.redactionReasons, .placeholder)") == [])
    #expect(
      try rules("Text(\"a\").environment(\\.redactionReasons, []).redacted(reason: .placeholder)")
        == ["redaction-without-effect"])
  }

  @Test("A control that the reasons disable is not said to be enabled")
  func reasons() throws {
    #expect(
      try rules(
        "Inner().redacted(reason: .placeholder)",
        """
        struct Inner: View {
          @Environment(\\.redactionReasons) private var reasons
          var body: some View {
            VStack {
              Button("a") {}.disabled(!reasons.isEmpty)
              Button("b") {}.opacity(reasons.isEmpty ? 1 : 0).disabled(reasons.contains(.placeholder))
            }
          }
        }
        """) == [])
  }

  @Test("A redaction around what was not read may have an effect")
  func depth() throws {
    let body =
      String(repeating: "VStack { ", count: 300) + "Text(\"a\")" + String(repeating: " }", count: 300)
    #expect(try rules(body + ".redacted(reason: .placeholder)") == [])
  }
}
