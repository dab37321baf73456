/// A screen as people build them: containers of two to eight views, mostly skeletonable, now and then a gap.
struct ViewTree {
  /// What the texts of labels are made of, where labels have texts.
  enum Text {
    case none, escapes, unicode
  }

  var random: SplitMix64
  var text = Text.none
  /// Each view says what Interface Builder lets one say of it.
  var isRich = false
  private var lastID = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Writes a view and all below it, `count` views together.
  mutating func write(_ count: Int, to writer: inout HierarchyWriter) throws {
    try writer.startView()
    if count == 1 {
      writeLeafFields(to: &writer)
    } else {
      try writeContainerFields(count, to: &writer)
    }
    writer.endView()
  }

  /// Writes a container of `count - 1` leaves.
  mutating func writeWide(_ count: Int, to writer: inout HierarchyWriter) throws {
    try writer.startView()
    writeCommonFields("UIView", skeletonable: 100, to: &writer)
    writer.startList("subviews")
    for _ in 1..<count { try write(1, to: &writer) }
    writer.endList()
    writer.endView()
  }

  /// The fields that every view has; `skeletonable` in percent.
  mutating func writeCommonFields(_ type: String, skeletonable: Int, to writer: inout HierarchyWriter) {
    lastID += 1
    writer.field("type", word: type)
    writer.field(id: lastID)
    writer.field("isSkeletonable", raw: random.chance(skeletonable) ? "true" : "false")
    if isRich { writeLook(of: type, to: &writer) }
  }

  private mutating func writeLook(of type: String, to writer: inout HierarchyWriter) {
    let (width, height) = (40 + random.next(below: 300), 10 + random.next(below: 90))
    writer.field("constraints", pairs: [("width", "\(width)"), ("height", "\(height)")])
    writer.field("backgroundColor", quoted: Self.colours[random.next(below: Self.colours.count)])
    writer.field("isUserInteractionEnabled", raw: "true")
    writer.field("isHiddenWhenSkeletonIsActive", raw: "false")
    guard type == "UILabel" else { return }
    writer.field("text", quoted: Self.sentences[random.next(below: Self.sentences.count)])
    writer.field("font", pairs: [("pointSize", "17"), ("lineHeight", "20.5")])
    writer.field("textColor", quoted: Self.colours[random.next(below: Self.colours.count)])
    writer.field(
      "skeletonPaddingInsets", pairs: [("top", "2"), ("left", "8"), ("bottom", "2"), ("right", "8")])
  }

  private static let colours = ["#F2F2F7", "#E0E0E0FF", "#1C1C1E", "#34C759", "#FFFFFF80"]
  private static let sentences = [
    "Ten green bottles hang on the wall", "Loading", "One of them falls, and nine are left",
    "Balance: 1,024.50",
  ]
}

extension ViewTree {
  private mutating func writeContainerFields(_ count: Int, to writer: inout HierarchyWriter) throws {
    // A gap hides all below it: one high up would take the work of printing out of what is measured.
    let skeletonable = count > 1000 || lastID == 0 ? 100 : 98
    switch random.next(below: 10) {
    case 0...1 where count > 3:
      writeCommonFields("UITableViewCell", skeletonable: skeletonable, to: &writer)
      writer.field("reuseIdentifier", word: "ContactCell")
      writer.startMapping("contentView")
      try writeKids(count - 2, key: "subviews", to: &writer)
      writer.endMapping()
    case 2...4:
      writeCommonFields("UIStackView", skeletonable: skeletonable, to: &writer)
      writer.field("axis", word: "vertical")
      writer.field("spacing", number: 8)
      try writeKids(count - 1, key: "arrangedSubviews", to: &writer)
    default:
      writeCommonFields("UIView", skeletonable: skeletonable, to: &writer)
      writeFrame(to: &writer)
      try writeKids(count - 1, key: "subviews", to: &writer)
    }
  }

  /// Writes `count` views as two to eight subtrees of about the same size.
  private mutating func writeKids(_ count: Int, key: String, to writer: inout HierarchyWriter) throws {
    writer.startList(key)
    let fanOut = min(count, 2 + random.next(below: 7))
    var left = count
    for kidsLeft in stride(from: fanOut, to: 1, by: -1) {
      let fair = left * (50 + random.next(below: 100)) / 100 / kidsLeft
      let share = kidShare(fair, of: left, kids: kidsLeft)
      try write(share, to: &writer)
      left -= share
    }
    if left == 2 { try write(1, to: &writer) }
    try write(left == 2 ? 1 : left, to: &writer)
    writer.endList()
  }

  /// How many views a kid gets: at least one for each after it is left, and two would be a container of one.
  private func kidShare(_ fair: Int, of left: Int, kids: Int) -> Int {
    let share = max(1, min(fair, left - kids + 1))
    return share == 2 ? 1 : share
  }

  private mutating func writeLeafFields(to writer: inout HierarchyWriter) {
    switch random.next(below: 10) {
    case 0...5:
      writeCommonFields("UILabel", skeletonable: 90, to: &writer)
      writeFrame(to: &writer)
      if let text = nextText() { writer.field("text", quoted: text) }
      writer.field("numberOfLines", number: random.next(below: 4))
    case 6...7:
      writeCommonFields("UIImageView", skeletonable: 90, to: &writer)
      writeFrame(to: &writer)
      writer.field("skeletonCornerRadius", number: 4 + random.next(below: 20))
    case 8:
      writeCommonFields("UIButton", skeletonable: 90, to: &writer)
      writeFrame(to: &writer)
    default:
      writeCommonFields("UITextField", skeletonable: 50, to: &writer)
      writeFrame(to: &writer)
    }
  }

  private mutating func writeFrame(to writer: inout HierarchyWriter) {
    writer.frame(
      x: random.next(below: 200), y: random.next(below: 800),
      width: 40 + random.next(below: 300), height: 10 + random.next(below: 90))
  }

  private mutating func nextText() -> String? {
    switch text {
    case .none: nil
    case .escapes: Self.escapes[random.next(below: Self.escapes.count)]
    case .unicode: Self.unicode[random.next(below: Self.unicode.count)]
    }
  }

  /// Escapes that JSON and YAML share.
  private static let escapes = [
    #"\"Ten\"\n\"green\"\n\"bottles\"\n\thanging\ton\tthe\twall\n"#,
    #"\u0043\u0061\u0066\u00e9 \u2615 \u0434\u0430 \u65e5\u672c\u8a9e"#,
    #"C:\\Users\\profile\\avatar\/large\/\b\f\r\n\\\\\\\\"#,
  ]

  private static let unicode = [
    "日本語のとても長い見出しと本文、二行目まで続く", "Здравствуйте, как ваши дела сегодня?",
    "مرحبا بكم في التطبيق الجديد", "👩‍👩‍👧‍👦🎉🦴☠️🏳️‍🌈 ça déjà vu naïve Ångström",
  ]
}
