import Foundation
import Testing

@Suite("SkeletonView's own sources")
struct LibraryCodeTests {
  private static let appearance = "import UIKit\n\npublic enum SkeletonAppearance {\n}\n"
  private static let core = "SkeletonViewCore/Sources/API"

  @Test(
    "are left out with all of their checkout",
    arguments: [
      ["SkeletonView.podspec": ""], ["Package.swift": "let package = Package(\n  name: \"SkeletonView\"\n)"],
      [:],
    ])
  func checkout(_ marks: [String: String]) throws {
    var files = [
      "App.xcodeproj/": "", "Vendor/SkeletonView/\(Self.core)/SkeletonAppearance.swift": Self.appearance,
    ]
    for (name, text) in marks { files["Vendor/SkeletonView/\(name)"] = text }
    let tree = try Tree(
      storyboards: ["Main.storyboard"],
      code: ["A.swift", "Vendor/Other/B.swift", "Vendor/SkeletonView/\(Self.core)/UIView.swift"], files)
    #expect(try tree.code("Main.storyboard") == ["2 Swift files of the working folder"])
    #expect(
      try tree.code("--sources", "Vendor", "Main.storyboard") == ["2 Swift files of the working folder"])
  }

  @Test("are left out where only a part of them was copied")
  func part() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Vendor/Skeletons/\(Self.core)/UIView.swift"],
      ["App.xcodeproj/": ""])
    #expect(try tree.code("Main.storyboard") == ["1 Swift file of the working folder"])
    let other = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Vendor/Skeletons/Sources/API/UIView.swift"],
      ["App.xcodeproj/": ""])
    #expect(try other.code("Main.storyboard") == ["2 Swift files of the working folder"])
  }

  @Test("are left out beside its examples")
  func examples() throws {
    let tree = try Tree(
      storyboards: ["Examples/iOS/Main.storyboard"],
      code: ["\(Self.core)/UIView.swift", "Examples/iOS/A.swift", "Examples/iOS/Sub/B.swift"],
      ["SkeletonView.podspec": "", ".git/": "", "\(Self.core)/SkeletonAppearance.swift": Self.appearance])
    #expect(try tree.code("Examples/iOS/Main.storyboard") == ["2 Swift files of the working folder"])
  }

  @Test("are not files of an app that has a type of that name, or depends on the library")
  func ownType() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["SkeletonView/A.swift"],
      [
        "Package.swift":
          "let package = Package(name: \"App\", dependencies: [.product(name: \"SkeletonView\")])",
        "SkeletonView/B.swift": "enum SkeletonAppearance {}\n",
      ])
    #expect(try tree.code("Main.storyboard") == ["2 Swift files of the working folder"])
  }
}
