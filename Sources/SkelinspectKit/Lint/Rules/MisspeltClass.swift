extension Rule {
  static let misspeltClass = Rule(
    "misspelt-class", .warning, systems: [.skeletonView, .layers],
    "A type is almost the name of a UIKit class, or a view of SwiftUI's, and counts as a plain view.",
    why: "SkeletonView draws lines, blocks and dummy cells by a view's UIKit class; a type that UIKit does "
      + "not have and that names no baseClass is taken for a plain UIView.",
    fix: "Write the class's name as UIKit has it; for a class of the app say what it inherits from.",
    link: .readme,
    accepts: [
      "{type: UILabel, isSkeletonable: true}",
      """
      # A class of the app that says what it inherits from.
      type: UILabelX
      baseClass: UILabel
      isSkeletonable: true
      """,
      "{type: ProfileHeaderView, isSkeletonable: true}",
    ],
    reports: [
      "{↓type: UILable, isSkeletonable: true}",
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - ↓type: UIImageVeiw
          id: avatar
          isSkeletonable: true
        - {type: UILabel, isSkeletonable: true}
      """,
      "{type: UIView, isSkeletonable: true, subviews: [{↓type: Text, isSkeletonable: true}]}",
    ]
  ) { context in
    var spelling = Spelling()
    let families: [ViewClass.Family] = [.plain, .tableCell, .collectionCell, .headerFooter]
    return families.flatMap { context.views(of: $0) }.compactMap { view in
      let hierarchy = context.hierarchy
      guard let meant = spelling.meant(by: view, in: hierarchy) else { return nil }
      let viewClass = hierarchy.views[view].viewClass
      let what = viewClass == .view ? "plain UIView" : viewClass.name
      var finding = context.finding(
        "UIKit has no class \(hierarchy.typeName(of: view).quoted): \(context.name(of: view)) counts as "
          + "a \(what)",
        at: view, .type,
        help:
          "\(meant.remark)did you mean '\(meant.name)'? a class of the app needs a baseClass beside its type")
      if let node = hierarchy.views[view].typeNode, let document = hierarchy.tree(of: view).document {
        finding.edits = document.edits(writing: meant.name, at: node)
      }
      return finding
    }
  }
}

/// Looks each type up once.
private struct Spelling {
  /// The class, and what to say before the question whether it is meant.
  typealias Meant = (name: String, remark: String)

  private static let classes = ViewClass.allNames.filter { $0.hasPrefix("UI") }
  /// Further ones are taken for classes of the app: to look a name up takes its time.
  private static let maximumTypes = 1_000

  /// Views of SwiftUI's, which people write in hierarchies of UIKit's views.
  private static let swiftUI = [
    "AsyncImage": "UIImageView", "Button": "UIButton", "DatePicker": "UIDatePicker", "Divider": "UIView",
    "ForEach": "UIStackView", "Form": "UITableView", "Grid": "UIStackView", "Group": "UIView",
    "HStack": "UIStackView", "Image": "UIImageView", "LazyHGrid": "UICollectionView",
    "LazyHStack": "UIStackView", "LazyVGrid": "UICollectionView", "LazyVStack": "UIStackView",
    "Label": "UILabel", "Link": "UIButton", "List": "UITableView", "Menu": "UIButton",
    "NavigationStack": "UIView", "NavigationView": "UIView", "Picker": "UIPickerView",
    "ProgressView": "UIProgressView",
    "ScrollView": "UIScrollView", "Section": "UIView", "SecureField": "UITextField", "Spacer": "UIView",
    "TabView": "UIView", "Slider": "UISlider",
    "Text": "UILabel", "TextEditor": "UITextView", "TextField": "UITextField", "Toggle": "UISwitch",
    "VStack": "UIStackView", "ZStack": "UIView",
  ]

  private static let shortened = [
    "UITableCell": "UITableViewCell", "UICollectionCell": "UICollectionViewCell",
    "UIViewController": "UIView",
  ]

  /// Nil: nothing is meant by it.
  private var known: [String: Meant?] = [:]

  /// What to write instead of a view's type: the class of UIKit that it is nearly the name of, or one like it.
  mutating func meant(by view: ViewIndex, in hierarchy: Hierarchy) -> Meant? {
    // The compiler speaks of those in code.
    if case .code = hierarchy.tree(of: view) { return nil }
    guard let node = hierarchy.views[view].typeNode, !hierarchy.says(.baseClass, of: view),
      // Most are UIKit's own, which takes no String to see.
      !hierarchy.tree(of: view).isNameOfUIKit(node),
      let type = hierarchy.tree(of: view).className(node)
    else { return nil }
    if let meant = known[type] { return meant }
    guard known.count < Self.maximumTypes else { return nil }
    let meant = Self.meant(by: type)
    known[type] = .some(meant)
    return meant
  }

  private static func meant(by type: String) -> Meant? {
    if ViewClass(named: type) != nil { return nil }
    if let similar = swiftUI[type] { return (similar, "\(type) is SwiftUI's: ") }
    if classes.contains("UI" + type) { return ("UI" + type, "") }
    guard type.hasPrefix("UI"), let meant = nearMiss(of: type, among: classes) ?? shortened[type] else {
      return nil
    }
    // A name that goes on where UIView ends is a view of the app, and counts as what it is.
    return meant == ViewClass.view.name && type.hasPrefix(meant) ? nil : (meant, "")
  }
}
