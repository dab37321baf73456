/// What a page shows of one hierarchy, as pieces of HTML that refer to nothing outside them.
struct PageScreen: Sendable {
  /// Of its section, and the beginning of every other id in it.
  let id: String
  let title: String
  let viewCount: Int
  /// `2 of 10 views covered, 3 marked views not reached`
  let counts: String
  /// The numbers of the badges in the picture.
  let badges: [ViewIndex: Int]
  /// A small `<svg>`.
  let thumbnail: String
  /// Both pictures and the elements that change them.
  let stage: String
  /// What a reader has to know.
  let remarks: [String]
  /// The first views, for a browser without script.
  let rows: String
  /// JSON for the script.
  let data: String

  /// - Parameters:
  ///   - number: of the hierarchy where its file has several.
  ///   - findings: those about it.
  init(
    _ hierarchy: Hierarchy, _ id: String, number: Int?, _ findings: [Diagnostic], _ settings: PictureSettings
  ) {
    let inspection = Inspection(hierarchy)
    let picture = Picture(of: hierarchy, settings, marking: findings).cutForPage
    self.id = id
    let name = hierarchy.name ?? String(hierarchy.fileName.split(separator: "/").last ?? "")
    title = name.shortened + (number.map { hierarchy.name == nil ? " (\($0))" : "" } ?? "")
    viewCount = hierarchy.views.count
    counts = OutlineSummary(inspection, ViewPaths(hierarchy)).lines(Paint(isColored: false)).first ?? ""
    badges = picture.markNumbers
    thumbnail = PageThumbnail(picture).svg
    stage = PageStage(picture, hierarchy, id, isDark: settings.isDark || hierarchy.environment.isDark).html
    remarks = picture.remarks + inspection.assumptions.map { "assumed: \($0)" }
    let tree = PageTree(inspection, marks: picture)
    rows = tree.html
    data = tree.json
  }
}

extension Picture {
  /// Shapes of one drawing beyond which the rest is left out.
  private static let maximumShapes = 4_000

  /// With marks where the findings of a run are, instead of its own.
  fileprivate init(of hierarchy: Hierarchy, _ settings: PictureSettings, marking findings: [Diagnostic]) {
    var settings = settings
    settings.hasMarks = false
    let bare = Picture(of: hierarchy, settings)
    let marks = findings.compactMap { finding in
      finding.subject.map {
        Mark(view: $0.index, severity: finding.severity, rule: finding.rule, message: finding.message)
      }
    }
    self.init(bare, marks, before: bare.before, after: bare.after, remarks: bare.remarks)
  }

  private init(_ other: Picture, _ marks: [Mark], before: [Shape], after: [Shape], remarks: [String]) {
    self.init(
      hierarchy: other.hierarchy, screen: other.screen, colors: other.colors, before: before, after: after,
      clips: other.clips, marks: marks,
      markNumbers: marks.reduce(into: [:]) { numbers, mark in
        if numbers[mark.view] == nil { numbers[mark.view] = numbers.count }
      },
      severities: Dictionary(marks.map { ($0.view, $0.severity) }, uniquingKeysWith: max), remarks: remarks,
      crash: other.crash)
  }

  /// What can be seen, as far as a browser draws it with ease.
  fileprivate var cutForPage: Picture {
    let screen = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let seen = [before, after].map { shapes in shapes.filter { !$0.isHidden && $0.frame.touches(screen) } }
    let isCut = seen.contains { $0.count > Self.maximumShapes }
    let remark = "only the first \(Self.maximumShapes) views are drawn"
    return Picture(
      self, marks, before: Array(seen[0].prefix(Self.maximumShapes)),
      after: Array(seen[1].prefix(Self.maximumShapes)), remarks: remarks + (isCut ? [remark] : []))
  }
}
