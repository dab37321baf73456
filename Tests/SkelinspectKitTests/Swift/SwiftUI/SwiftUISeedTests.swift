import Foundation
import Testing

@testable import SkelinspectKit

@Suite("The seeds of SwiftUI")
struct SwiftUISeedTests {
  private static func hierarchies(_ change: (String) -> String = { $0 }) throws -> [Hierarchy] {
    let folder = "Tests/Fixtures/swiftui-seeds"
    // Of another ending, since they stand as their authors wrote them.
    let files = Fixture.files(in: folder, endings: ["txt"])
    return try Project(
      files.map { file in
        .init(
          name: file.url.deletingPathExtension().lastPathComponent, bytes: Array(change(try file.text).utf8))
      }
    ).hierarchies()
  }

  private static let skeleton = "skeleton(1.0->0.4,linear:1.5:forever:back)"

  private func words(_ hierarchy: Hierarchy) -> [String] {
    hierarchy.swiftUIDump().map { $0.words.joined(separator: " ") }
  }

  @Test("A screen as its author sees it: overlays that blink")
  func overlays() throws {
    let all = try Self.hierarchies()
    #expect(all.map(\.name) == ["ContentView"])
    let hierarchy = try #require(all.first)
    let types = hierarchy.views.indices.map { hierarchy.typeName(of: $0) }
    #expect(
      types == [
        "VStack", "Image", "Text", "Text", "Text", "Spacer", "Button", "Image", "RoundedRectangle", "Spacer",
      ])
    let lines = words(hierarchy)
    for line in lines[1...4] { #expect(line.contains(Self.skeleton), "\(line)") }
    #expect(lines[2].contains("text=포스트 타이틀이 없습니다."))
    #expect(lines[7].contains("systemImage=repeat"))
    #expect(hierarchy.swiftUI?.remarks.isEmpty == true)
  }

  @Test("The second state: a redaction while there is no post")
  func redacted() throws {
    let all = try Self.hierarchies { text in
      text.replacing("//            .redacted(", with: "            .redacted(")
        .replacing(".setSkeletonView(opacity: opacity, shouldShow: post == nil)", with: "")
        .replacing("//                .unredacted()", with: "                .unredacted()")
    }
    let lines = words(try #require(all.first))
    #expect(lines[0].contains("redacted(placeholder)"))
    #expect(lines.contains { $0.hasPrefix("Button") && $0.contains("unredacted") })
    #expect(!lines.contains { $0.contains("skeleton(") })
  }

  @Test("The third state: a view over the whole")
  func overlay() throws {
    let all = try Self.hierarchies { text in
      text.replacing("//            .overlay(loadingView", with: "            .overlay(loadingView")
    }
    let hierarchy = try #require(all.first)
    let lines = words(hierarchy)
    #expect(lines[0].contains("overlay"))
    #expect(lines.contains { $0.hasPrefix("Color color=black in:overlay") })
    #expect(lines.contains { $0.hasPrefix("ProgressView") })
  }
}
