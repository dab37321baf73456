import UIKit

#if canImport(SkeletonView)
  @preconcurrency import SkeletonView
#endif

class ProfileLabel: UILabel {}
class BadgeView: UIView {}
final class FeedCell: UITableViewCell {}
final class TileCell: UICollectionViewCell {}
final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate {}

#if canImport(SkeletonView)
  final class SkeletonSource: NSObject, SkeletonTableViewDataSource {}
  final class SkeletonItems: NSObject, SkeletonCollectionViewDataSource {}
#endif

/// A view, and what a hierarchy file has to say of it.
@MainActor
struct Made {
  let view: UIView
  var keys: [String: Any]
}

/// A screen that chance has made.
@MainActor
struct Screen {
  var random: Random
  let hasFlags: Bool
  var count = 0

  init(seed: Int, hasFlags: Bool) {
    random = Random(seed: seed)
    self.hasFlags = hasFlags
  }

  mutating func make() -> Made {
    var root = common(UIView(), "UIView", nil)
    root.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    root.keys["frame"] = [0, 0, 390, 844]
    root.keys["hasWindow"] = false
    addSubviews(&root, depth: 1)
    return root
  }

  mutating func addSubviews(_ made: inout Made, depth: Int) {
    let views = (0..<(2 + random.below(4))).map { _ in any(depth: depth) }
    for inner in views { made.view.addSubview(inner.view) }
    made.keys["subviews"] = views.map(\.keys)
  }

  mutating func any(depth: Int) -> Made {
    switch random.below(depth > 3 ? 7 : 12) {
    case 0: return label(UILabel(), "UILabel", nil)
    case 1: return label(ProfileLabel(), "ProfileLabel", "UILabel")
    case 2: return textView()
    case 3: return textField()
    case 4: return button()
    case 5: return imageView()
    case 6: return common(BadgeView(), "BadgeView", "UIView")
    case 7: return stack(depth: depth)
    case 8: return table(depth: depth)
    case 9: return collection(depth: depth)
    default:
      var made = common(UIView(), "UIView", nil)
      addSubviews(&made, depth: depth + 1)
      return made
    }
  }

  /// What every view has.
  mutating func common(_ view: UIView, _ type: String, _ base: String?) -> Made {
    var keys: [String: Any] = ["type": type]
    keys["baseClass"] = base
    count += 1
    if random.once(in: 3) {
      view.accessibilityIdentifier = "view \(count % 7)"
      keys["accessibilityIdentifier"] = "view \(count % 7)"
    }
    let frame = [random.points(300), random.points(300), random.points(300), random.points(100)]
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    keys["frame"] = frame
    if random.once(in: 4) {
      let height = 1 + random.points(80)
      view.add([NSLayoutConstraint(view, .height, height, .lessThanOrEqual, priority: 750)])
      keys["constraints"] = [
        ["attribute": "height", "constant": height, "relation": "<=", "priority": 750] as [String: Any]
      ]
    }
    if random.once(in: 9) {
      view.isHidden = true
      keys["isHidden"] = true
    }
    if random.once(in: 9) {
      view.alpha = 0.5
      keys["alpha"] = 0.5
    }
    if random.once(in: 5) {
      let alpha = random.once(in: 2) ? 1.0 : 0.5
      view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: alpha)
      keys["backgroundColor"] = alpha == 1 ? "#FF8000" : "#FF800080"
    }
    if random.once(in: 6) {
      view.layer.cornerRadius = 8
      keys["layer"] = ["cornerRadius": 8]
    }
    if random.once(in: 12) {
      view.semanticContentAttribute = .forceRightToLeft
      keys["semanticContentAttribute"] = "forceRightToLeft"
    }
    addFlags(view, &keys)
    return Made(view: view, keys: keys)
  }

  mutating func addFlags(_ view: UIView, _ keys: inout [String: Any]) {
    let flags = [random.once(in: 4), !random.once(in: 8), random.once(in: 10), random.once(in: 10)]
    let radius = random.once(in: 6) ? 4.0 : 0
    guard hasFlags else { return }
    view.set("isSkeletonable", NSNumber(value: !flags[0]))
    if !flags[0] { keys["isSkeletonable"] = true }
    if !flags[1] {
      view.set("isHiddenWhenSkeletonIsActive", 1)
      keys["isHiddenWhenSkeletonIsActive"] = true
    }
    if flags[2] {
      view.set("isUserInteractionDisabledWhenSkeletonIsActive", 0)
      keys["isUserInteractionDisabledWhenSkeletonIsActive"] = false
    }
    if radius > 0 {
      view.set("skeletonCornerRadius", NSNumber(value: radius))
      keys["skeletonCornerRadius"] = radius
    }
  }
}

// MARK: Leaves

extension Screen {
  mutating func label(_ label: UILabel, _ type: String, _ base: String?) -> Made {
    var made = common(label, type, base)
    if random.once(in: 4) {
      made.keys["text"] = NSNull()
    } else {
      label.text = "private \(count)"
      made.keys["x-textLength"] = label.text?.count
    }
    if random.once(in: 2) {
      label.numberOfLines = random.below(4) + 2
      made.keys["numberOfLines"] = label.numberOfLines
    }
    if random.once(in: 4) {
      label.textAlignment = .center
      made.keys["textAlignment"] = "center"
    }
    label.font = .of(17, lineHeight: 20.5)
    made.keys["font"] = ["pointSize": 17, "lineHeight": 20.5]
    addLines(label, &made.keys)
    return made
  }

  mutating func textView() -> Made {
    let view = UITextView()
    var made = common(view, "UITextView", nil)
    view.text = ""
    made.keys["text"] = NSNull()
    addLines(view, &made.keys)
    return made
  }

  mutating func addLines(_ view: UIView, _ keys: inout [String: Any]) {
    let numbers = [random.below(90), random.below(5), 5 + random.below(20)]
    guard hasFlags, random.once(in: 2) else { return }
    view.set("lastLineFillPercent", NSNumber(value: numbers[0]))
    if numbers[0] != 70 { keys["lastLineFillPercent"] = numbers[0] }
    view.set("linesCornerRadius", NSNumber(value: numbers[1]))
    if numbers[1] != 0 { keys["linesCornerRadius"] = numbers[1] }
    view.set("skeletonLineSpacing", NSNumber(value: numbers[2]))
    if numbers[2] != 10 { keys["skeletonLineSpacing"] = numbers[2] }
    #if canImport(SkeletonView)
      if let label = view as? UILabel, random.once(in: 2) {
        label.skeletonPaddingInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        label.skeletonTextNumberOfLines = .custom(3)
        label.skeletonTextLineHeight = .relativeToFont
        keys["skeletonPaddingInsets"] = ["top": 1, "left": 2, "bottom": 3, "right": 4]
        keys["skeletonTextNumberOfLines"] = 3
        keys["skeletonTextLineHeight"] = "relativeToFont"
      }
    #endif
  }

  mutating func textField() -> Made {
    let field = UITextField()
    var made = common(field, "UITextField", nil)
    field.text = "secret"
    field.placeholder = "Name"
    made.keys["x-textLength"] = 6
    made.keys["x-placeholderLength"] = 4
    return made
  }

  mutating func button() -> Made {
    let button = UIButton()
    var made = common(button, "UIButton", nil)
    button.setTitle("Pay")
    made.keys["x-titleLength"] = 3
    return made
  }

  mutating func imageView() -> Made {
    let view = UIImageView()
    var made = common(view, "UIImageView", nil)
    if random.once(in: 2) {
      view.image = UIImage()
    } else {
      made.keys["image"] = NSNull()
    }
    return made
  }
}
