/// A hierarchy and a way to write it, both by a seed.
struct StyledHierarchy {
  indirect enum Value {
    /// As YAML and JSON both have it.
    case literal(String)
    case text(String)
    case list([Value])
    case mapping([(key: String, value: Value)])
  }

  var random: SeededNumbers
  private(set) var idCount = 0

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  /// A view with all that is in it; some of the stack views and cells have views in the wrong place.
  mutating func view(depth: Int) -> Value {
    let types = [
      "UIView", "UILabel", "UIStackView", "UITableView", "UICollectionView", "UIImageView", "UIButton",
    ]
    return view(
      of: depth == 0 ? ["UIView", "UIStackView"][random.below(2)] : types[random.below(types.count)], depth)
  }

  private mutating func view(of type: String, _ depth: Int) -> Value {
    idCount += 1
    var pairs: [(key: String, value: Value)] = [("type", .text(type)), ("id", .text("v\(idCount)"))]
    if random.below(6) == 0 { pairs.swapAt(0, 1) }
    if random.below(8) == 0 { pairs.insert(("isHidden", .literal("false")), at: 0) }
    if random.below(2) == 0 {
      pairs.append(("isSkeletonable", .literal(random.below(3) > 0 ? "true" : "false")))
    }
    if random.below(2) == 0 { pairs.append(("frame", frame)) }
    if random.below(5) == 0 { pairs.append(("alpha", .literal("0.5"))) }
    if random.below(5) == 0 {
      pairs.append(("accessibilityIdentifier", .text(SeededNumbers.texts[random.below(12)])))
    }
    if type == "UILabel", random.below(2) == 0 {
      pairs.append(("numberOfLines", .literal("\(random.below(4))")))
    }
    if depth < 4 { pairs += children(of: type, depth) }
    if random.below(6) == 0 { pairs.append(("skeletonCornerRadius", .literal("4"))) }
    return .mapping(pairs)
  }

  private var frame: Value {
    mutating get {
      let numbers = [0, 0, random.below(300), random.below(300)].map { Value.literal("\($0)") }
      if random.below(2) == 0 { return .list(numbers) }
      return .mapping(zip(["x", "y", "width", "height"], numbers).map { (key: $0, value: $1) })
    }
  }

  private mutating func children(of type: String, _ depth: Int) -> [(key: String, value: Value)] {
    let count = random.below(4)
    switch type {
    case "UIView":
      return count == 0 ? [] : [("subviews", .list((0..<count).map { _ in view(depth: depth + 1) }))]
    case "UIStackView":
      let arranged = (0..<count).map { _ in view(depth: depth + 1) }
      let others = (0..<random.below(3)).map { _ in view(depth: depth + 1) }
      var pairs: [(key: String, value: Value)] = []
      if !arranged.isEmpty || random.below(5) == 0 { pairs.append(("arrangedSubviews", .list(arranged))) }
      if !others.isEmpty { pairs.insert(("subviews", .list(others)), at: random.below(pairs.count + 1)) }
      return pairs
    case "UITableView", "UICollectionView":
      let cell = type == "UITableView" ? "UITableViewCell" : "UICollectionViewCell"
      return [("prototypes", .list((0..<count).map { self.cell(cell, $0, depth) }))]
    default: return []
    }
  }

  private mutating func cell(_ type: String, _ number: Int, _ depth: Int) -> Value {
    idCount += 1
    var pairs: [(key: String, value: Value)] = [
      ("type", .text(type)), ("id", .text("v\(idCount)")), ("reuseIdentifier", .text("cell\(idCount)")),
    ]
    let inside = (0..<random.below(3)).map { _ in view(depth: depth + 2) }
    let beside = (0..<random.below(3)).map { _ in view(depth: depth + 2) }
    if random.below(2) == 0 {
      var content: [(key: String, value: Value)] = []
      if random.below(2) == 0 { content.append(("type", .text("UIView"))) }
      if !inside.isEmpty { content.append((["subviews", "children"][random.below(2)], .list(inside))) }
      pairs.append(("contentView", .mapping(content)))
    }
    if !beside.isEmpty {
      pairs.insert(("subviews", .list(beside)), at: random.below(2) == 0 ? pairs.count : 3)
    }
    return .mapping(pairs)
  }
}

/// SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % UInt64(bound))
  }

  /// Texts that a careless writer breaks.
  static let texts = [
    "row", "two words", "yes", "12", "a: b", "# none", "it's", "say \"no\"", "näive 👍", "- dash", "", "null",
    "tab\tand\nline", "{a}", "*star", "back\\slash", "0x1F", "trailing ", "\u{85}\u{2028}", "\u{7}",
  ]
}
