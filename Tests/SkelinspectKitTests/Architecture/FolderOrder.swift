/// From a folder to one beside it, or to what stands loose at the top.
struct FolderStep: Hashable, CustomStringConvertible {
  /// The folder that both stand in; empty at the top.
  let parent: [String]
  let from: String
  /// Empty for what stands loose at the top.
  let to: String

  /// Where two ways down from the top part; nil where one goes on where the other ends.
  init?(from: [String], to: [String]) {
    let shared = zip(from, to).prefix { $0 == $1 }.count
    guard shared < from.count, shared < to.count || to.isEmpty else { return nil }
    (parent, self.from, self.to) = (Array(from.prefix(shared)), from[shared], to.isEmpty ? "" : to[shared])
  }

  private init(parent: [String], from: String, to: String) {
    (self.parent, self.from, self.to) = (parent, from, to)
  }

  var reversed: FolderStep { FolderStep(parent: parent, from: to, to: from) }
  var description: String { "\(path(from)) → \(to)" }
  var circle: String { "\(path(min(from, to))) ⇄ \(max(from, to))" }

  private func path(_ folder: String) -> String { (parent + [folder]).joined(separator: "/") }
}

/// What the folders of the library may name.
enum FolderOrder {
  /// For a folder, those in it: each names only what stands before it.
  static let order: [String: [String]] = [
    "": [
      "Support", "Text", "Formats", "Model", "Readers", "Swift", "Project", "Inspection", "Lint", "Preview",
      "Report",
    ],
    "Inspection": [
      "UIKit", "SkeletonView", "Explanation", "Time", "Layers", "SwiftUI", "Replay", "Difference",
      "Expectation",
    ],
    "Swift/SwiftUI": ["Drafts", "Values", "Modifiers", "Views"],
    "Preview": ["Surface", "Layout", "Motion", "Painting", "SVG", "Terminal"],
  ]

  /// Folders that stand for one another, such as formats and systems: none names another.
  static let strangers: [String: Set<String>] = [
    "Formats": ["JSON", "XML", "YAML"],
    "Readers": ["ConsoleLog", "HierarchyFile", "InterfaceBuilder"],
    "Inspection": ["Layers", "SkeletonView", "SwiftUI"],
  ]

  static func runsBack(_ step: FolderStep) -> Bool {
    guard let order = order[step.parent.joined(separator: "/")] else { return false }
    let places = (order.firstIndex(of: step.from), order.firstIndex(of: step.to) ?? order.count)
    return places.0.map { places.1 > $0 } ?? false
  }

  static func joinsStrangers(_ step: FolderStep) -> Bool {
    strangers[step.parent.joined(separator: "/")]?.isSuperset(of: [step.from, step.to]) ?? false
  }
}
