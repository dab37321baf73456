import Testing

@testable import SkelinspectKit

@Suite("Code that moves what no animation tells")
struct OpenMotionTests {
  private static func table(_ code: String) throws -> String {
    let hierarchies = try Project([Project.File(name: "A.swift", bytes: Array(code.utf8))]).hierarchies()
    var output = OutputBuffer()
    let inspections = hierarchies.map { inspect($0) }
    Outline.write(
      inspections, count: inspections.count, at: [0], paint: Paint(isColored: false), to: &output)
    return output.text
  }

  private static func view(_ modifiers: String) -> String {
    """
    import SwiftUI
    struct Card: View {
      @State private var isOn = false
      var body: some View {
        Text("a").redacted(reason: .placeholder)
          \(modifiers)
      }
    }
    """
  }

  @Test(
    "is never said to stand still",
    arguments: [
      ".scaleEffect(isOn ? 0.9 : 1).onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }",
      ".scaleEffect(isOn ? 0.9 : 1).animation(.linear.repeatForever(), value: isOn).onAppear { isOn = true }",
      ".phaseAnimator([1.0, 0.4]) { view, phase in view.opacity(phase) }",
    ])
  func moves(_ modifiers: String) throws {
    let table = try Self.table(Self.view(modifiers))
    #expect(table.contains("not known: what the animation at A.swift:6 moves\n"), "\(table)")
    #expect(!table.contains("nothing is animated"))
  }

  @Test("What its state moves has its values, and is not called unknown too")
  func known() throws {
    let pulse =
      ".opacity(isOn ? 0.4 : 1).onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }"
    let table = try Self.table(Self.view(pulse))
    #expect(table.contains("Text (line 5) opacity  1\n") && !table.contains("not known"), "\(table)")
    let both = try Self.table(Self.view(".scaleEffect(isOn ? 0.9 : 1)" + pulse))
    #expect(both.contains("opacity  1\n") && both.contains("not known: what the animation at"), "\(both)")
  }

  @Test("A method of the project that animates is one, and is told once")
  func method() throws {
    let table = try Self.table(
      Self.view(".fading().fading()") + """

        extension View {
          func fading() -> some View {
            opacity(0.5).animation(.easeIn, value: 1)
          }
        }
        """)
    #expect(table.contains("not known: what the animation at A.swift:11 moves\n"), "\(table)")
  }

  @Test(
    "is said to stand still where nothing moves by itself",
    arguments: [
      ".opacity(0.4)", ".animation(nil, value: isOn)",
      ".onTapGesture { withAnimation { isOn.toggle() } }",
    ])
  func stands(_ modifiers: String) throws {
    #expect(try Self.table(Self.view(modifiers)).contains("nothing is animated\n"))
  }

  @Test("A mask paints nothing; how one moves is not known either")
  func mask() throws {
    let table = try Self.table(
      """
      import UIKit
      final class Bar: UIView {
        let bar = UIView()
        func start() {
          addSubview(bar)
          let band = CAGradientLayer()
          bar.layer.mask = band
          band.add(CABasicAnimation(keyPath: "locations"), forKey: "slide")
        }
      }
      """)
    #expect(table.contains("UIView#bar  stays visible\n"), "\(table)")
    #expect(table.contains("not known: how what covers UIView#bar (line 3) moves\n"), "\(table)")
  }
}
