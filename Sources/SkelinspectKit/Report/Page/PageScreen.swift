/// What a page shows of one hierarchy, as pieces of HTML that refer to nothing outside them.
struct PageScreen: Sendable {
  /// Of its section, and the beginning of every other id in it.
  let id: String
  let title: String
  let viewCount: Int
  /// `2 of 10 views covered, 3 marked views not reached`
  let counts: String
  /// Something of it is covered.
  let hasSkeleton: Bool
  /// The numbers of the findings, from 0.
  private(set) var numbers: [Linter.Key: Int] = [:]
  /// A small `<svg>`.
  let thumbnail: String
  /// What a reader may try: `mark it`.
  let whatIfs: PageWhatIfs
  /// Both pictures and the elements that change them.
  let stage: String
  /// What the file's calls do, step by step; nothing where it lists none.
  let film: String
  /// Of SkeletonView, whose styles can be chosen and whose recursion has steps.
  let isSkeletonView: Bool
  /// Something in the pictures moves, or may in another style.
  let moves: Bool
  /// Which of the pictures there are.
  let scenes: [Picture.Scene]
  /// What a reader has to know.
  let remarks: [String]
  /// Its views, for the script and for a browser without.
  let tree: PageTree
  /// Of a screen of two files: in a few words what became of it, and all that is said of that.
  private(set) var summary: String?
  private(set) var changes = ""

  /// - Parameters:
  ///   - number: of the hierarchy where its file has several.
  ///   - findings: those about it.
  ///   - fix: what may remove a finding.
  init(
    _ screen: Screen, _ id: String, number: Int?, _ findings: [Diagnostic],
    _ settings: PictureSettings, fix: (Diagnostic) -> [Change]?
  ) {
    let picture = Picture(of: screen.hierarchy, settings, PictureMarks(findings)).cutForPage
    let whatIfs = PageWhatIfs(picture, id, findings, settings, fix)
    self.init(picture, id, number: number, whatIfs, settings, findings)
    numbers = Dictionary(zip(findings.map(Linter.Key.init), 0...)) { first, _ in first }
  }

  init(_ changed: ChangedScreen, _ id: String, _ settings: PictureSettings) {
    self.init(changed.picture.cutForPage, id, number: nil, PageWhatIfs(), settings)
    summary = changed.summary
    changes = changed.html
  }

  private init(
    _ picture: Picture, _ id: String, number: Int?, _ whatIfs: PageWhatIfs, _ settings: PictureSettings,
    _ findings: [Diagnostic] = []
  ) {
    self.whatIfs = whatIfs
    let (hierarchy, inspection) = (picture.hierarchy, picture.inspection)
    self.id = id
    let name =
      hierarchy.name?.shortened ?? hierarchy.fileName.split(separator: "/").last.map { "\($0)".shortenedPath }
    title = (name ?? "") + (number.map { hierarchy.name == nil ? " (\($0))" : "" } ?? "")
    viewCount = hierarchy.views.count
    counts = inspection.coverageCounts.text
    hasSkeleton = picture.hasSkeleton
    // A page that opens dark shows a dark file dark by itself.
    let isDark = hierarchy.environment.isDark && !settings.isDark
    let stage = PageStage(picture: picture, id: id, isDark: isDark)
    thumbnail = PageThumbnail(picture).svg(ink: stage.ink, isDark: isDark)
    self.stage = stage.html
    film = PageCalls.html(of: hierarchy, id, settings, findings)
    isSkeletonView = inspection.outcome == nil
    scenes = picture.scenes
    moves = picture.motion.time == nil && (isSkeletonView || picture.motion.span > 0)
    let assumptions = inspection.assumptions.map { "assumed: \($0)" }
    remarks = picture.remarks + assumptions.filter { !picture.remarks.contains($0) }
    tree = PageTree(inspection, picture.marks, whatIfs)
  }
}

extension Picture {
  /// Shapes of one drawing beyond which the rest is left out.
  private static let maximumShapes = 4_000

  /// What can be seen, as far as a browser draws it with ease.
  var cutForPage: Picture {
    var picture = self
    picture.earlier = earlier.map { Shared($0.value.cutForPage) }
    picture.before = before.filter { !$0.isHidden && $0.frame.touches(screen) }
    picture.after = after.filter { !$0.isHidden && $0.frame.touches(screen) }
    if max(picture.before.count, picture.after.count) > Self.maximumShapes {
      picture.remarks.append("only the first \(Self.maximumShapes) views are drawn")
      picture.before = Array(picture.before.prefix(Self.maximumShapes))
      picture.after = Array(picture.after.prefix(Self.maximumShapes))
    }
    return picture
  }
}
