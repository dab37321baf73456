import Foundation
import Testing

@testable import SkelinspectKit

/// A file that all commands are asked about.
struct AgreementCase: Sendable, CustomTestStringConvertible {
  let name: String
  let hierarchiesOfAllSystems: [Hierarchy]

  var testDescription: String { name }

  /// Those of SkeletonView: other systems have reasons, words and pictures of their own.
  var hierarchies: [Hierarchy] { hierarchiesOfAllSystems.filter { $0.system == .skeletonView } }

  /// Nil where it cannot be read.
  private init?(_ name: String, _ bytes: [UInt8]) {
    let file = String(name.split(separator: "/").last ?? "")
    guard let hierarchies = try? readHierarchies(bytes, named: file) else { return nil }
    (self.name, hierarchiesOfAllSystems) = (name, hierarchies)
  }

  /// A project of code: a file, or a folder whose files are read together.
  private init?(project name: String, in folder: String) {
    let url = Golden.packageRoot.appending(path: "\(folder)/\(name)")
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let places = below.isEmpty ? [(name, url)] : below.sorted().map { ($0, url.appending(path: $0)) }
    let files = places.compactMap { name, place in
      (try? Data(contentsOf: place)).map { Project.File(name: name, bytes: Array($0)) }
    }
    guard let hierarchies = try? Project(files).hierarchies() else { return nil }
    (self.name, hierarchiesOfAllSystems) = ("\(folder)/\(name)", hierarchies)
  }

  /// Of the conformance cases, of each folder of fixtures, of the examples and of the projects of code some that read.
  static let all =
    files
    + ["code", "layers-code", "swiftui-code"].flatMap { kind in
      let folder = "Tests/Fixtures/\(kind)"
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: Golden.packageRoot.appending(path: folder).path)
      return sampled((names ?? []).sorted()).compactMap { AgreementCase(project: $0, in: folder) }
    }

  private static let files =
    sampled(ConformanceCase.all).compactMap { AgreementCase("\($0.name).json", Array($0.document.utf8)) }
    + folders.flatMap { folder in
      sampled(Fixture.files(in: folder, endings: ["json", "yaml", "xib", "storyboard", "log"])).compactMap {
        file in
        (try? file.bytes).flatMap { AgreementCase(file.name, $0) }
      }
    }

  private static let folders: [String] = {
    let fixtures = Golden.packageRoot.appending(path: "Tests/Fixtures").path
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures)) ?? []
    let folders = below.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(fixtures)/\(path)", isDirectory: &isFolder)
      return exists && isFolder.boolValue
    }
    return ["Examples"] + folders.sorted().map { "Tests/Fixtures/\($0)" }
  }()
}

@Suite("inspect, why, lint, diff, preview and the page say the same of each view")
struct AgreementTests {
  @Test(
    "inspect: the outline and the JSON say the verdict in the words of Wording", arguments: AgreementCase.all)
  func outlineAndJSON(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies {
      let inspection = Inspection(hierarchy)
      let lines = inspection.outline().split(separator: "\n", omittingEmptySubsequences: false)
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(inspection.json().utf8)) as? [String: Any])
      let first = try #require((report["hierarchies"] as? [[String: Any]])?.first)
      let views = try #require(first["views"] as? [[String: Any]])
      let crash = first["crash"] as? [String: String]
      #expect(crash?["reason"] == inspection.crashes.first?.reason)
      let paths = ViewPaths(hierarchy)
      #expect(crash?["path"] == inspection.crashes.first.map { paths.machinePath($0.view) })
      let names = ViewNaming(hierarchy)
      for view in hierarchy.views.indices {
        let verdict = inspection.verdict(of: view)
        let words = VerdictWords(verdict, of: view, names)
        #expect(lines[view].hasSuffix("  \(words.role)\(words.explanation)"), "\(lines[view])")
        #expect((words.role.hasPrefix("would crash")) == (verdict.crash != nil))
        #expect(views[view]["role"] as? String == verdict.role.rawValue)
        #expect(views[view]["count"] as? Int == verdict.count)
        let because = views[view]["because"] as? [String: Any]
        #expect(because?["path"] as? String == verdict.because.map { paths.machinePath($0.view) })
        #expect(because?["reason"] as? String == verdict.because?.reason?.rawValue)
        if verdict.role == .unreached || verdict.role == .uncovered, let stop = verdict.stop {
          #expect(verdict.role == .uncovered ? stop.view == view : verdict.because?.view == stop.view)
        }
      }
    }
  }

  @Test("why: covered or not, the cause and the crash are inspect's", arguments: AgreementCase.all)
  func why(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies {
      let inspection = Inspection(hierarchy)
      for view in hierarchy.views.indices.prefix(60) {
        let verdict = inspection.verdict(of: view)
        let explanation = Explanation(of: view, in: hierarchy)
        let text = explanation.text()
        let name = "view \(view): \(text)"
        #expect(explanation.crash == inspection.crashes.first)
        if let crash = inspection.crash {
          #expect(text.contains(crash.reason.escapedForTerminal))
        }
        let isDrawn = (verdict.role == .lines || verdict.role == .block) && verdict.count != 0
        #expect(explanation.isShown == (isDrawn && inspection.crash == nil), "\(name)")
        check(explanation, verdict, name)
      }
    }
  }

  /// Before a view's own show comes what keeps its cell from being made.
  private func check(_ explanation: Explanation, _ verdict: Verdict, _ name: String) {
    if verdict.role == .unknown {
      let text = explanation.text()
      let open = [" or draws nothing itself", " or draw nothing itself", "may or may not"]
      let isOpen = open.contains { text.contains($0) }
      let isKnown = explanation.hierarchy.knowsFlags
      #expect(!isKnown || isOpen || explanation.cause != nil || explanation.crash != nil, "\(name)")
      return
    }
    let isInCell = explanation.hierarchy.views[explanation.view].flags.contains(.isInTemplate)
    guard let cause = explanation.cause else {
      let isReached = explanation.coverage.isReached && verdict.count != 0
      #expect(
        isReached || explanation.isPassedThrough || verdict.stop == nil && verdict.block != nil, "\(name)")
      return
    }
    if let stop = verdict.stop.flatMap(Obstacle.init) {
      #expect(explanation.way.obstacles.contains(stop), "\(name)")
      #expect(cause == stop || verdict.count == 0 || isInCell, "\(cause) for \(stop): \(name)")
    } else if verdict.role == .unreached, verdict.stop.map(\.reason.isOfShow) ?? true {
      let isOpen = verdict.stop?.reason == .unknownShow
      #expect(isOpen == explanation.text().contains("nothing is known to show it"), "\(name)")
      #expect(cause.kind == .noShowCall || verdict.count == 0 || isInCell, "\(name)")
    } else {
      // Nothing stands in the way to what is drawn, unless its table makes no cell of it.
      #expect(!verdict.isCovered || verdict.count == nil && isInCell, "\(cause): \(name)")
    }
  }

  @Test(
    "lint: what it holds for lost is what no show reaches; each crash is found", arguments: AgreementCase.all)
  func lint(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies {
      let context = RuleContext(Inspection(hierarchy))
      let inspection = context.inspection
      let (lost, gaps) = (Set(context.lost), Set(context.gaps))
      for view in context.marked where hierarchy.candidacy(of: view) != .excluded(.contentViewIgnored) {
        let verdict = inspection.verdict(of: view)
        // Of what a show may be of nobody knows whether it is lost.
        if let stop = verdict.stop, stop.reason != .unknownShow {
          #expect(lost.contains(view), "view \(view)")
        }
        if verdict.stop == nil, verdict.count != 0, verdict.role != .unreached {
          #expect(!lost.contains(view), "view \(view)")
        }
        guard let stop = verdict.stop, stop.reason == .notSkeletonable else { continue }
        let isCell = hierarchy.views[stop.view].family.hasContentView
        #expect(isCell || gaps.contains(stop.view), "\(stop) for view \(view)")
      }
      guard hierarchy.origin != .printed else { continue }
      for view in inspection.crashes.reasons.keys {
        let findings = Rule.all.flatMap { rule in
          rule.severity(for: hierarchy.origin) == nil ? [] : rule.check?(context) ?? []
        }
        #expect(findings.contains { $0.view == view }, "no finding where view \(view) would crash")
      }
    }
  }

  @Test(
    "diff: a skeleton that is lost follows from the view at which recursion stops",
    arguments: AgreementCase.all)
  func diff(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies where hierarchy.origin != .printed {
      let inspection = Inspection(hierarchy)
      for view in hierarchy.views.indices.filter({ hierarchy.views[$0].isSkeletonable }).prefix(4) {
        var variant = hierarchy
        variant.views[view].flags.remove(.isSkeletonable)
        let difference = HierarchyDifference(inspection, Inspection(variant))
        var text = OutputBuffer()
        HierarchyDifferenceText(difference, paint: Paint(isColored: false)).write(to: &text)
        let names = ViewNaming(variant)
        for change in difference.changes {
          guard let old = change.old, let new = change.new else { continue }
          let (before, now) = (difference.old.verdict(of: old), difference.new.verdict(of: new))
          if change.has(.lostSkeleton) { #expect(before.isCovered && !now.isCovered) }
          if change.has(.gainedSkeleton) { #expect(!before.isCovered && now.isCovered) }
          if change.has(.lostSkeleton), now.role == .unreached, now.stop?.view == view, new != view {
            #expect(change.cause.map { difference.changes[$0].new } == view, "view \(new) without \(view)")
          }
          if change.has(.lostSkeleton), change.cause == nil {
            #expect(text.text.contains(VerdictWords(now, of: new, names).role))
          }
        }
        #expect(text.text.hasPrefix("! ") == !difference.isSameCrash)
      }
    }
  }

  @Test("diff: a file does not differ from itself", arguments: AgreementCase.all)
  func same(_ example: AgreementCase) throws {
    let difference = SkelinspectKit.diff(example.hierarchiesOfAllSystems, example.hierarchiesOfAllSystems)
    #expect(difference.isEmpty, "\(difference.text())")
  }

  @Test(
    "preview: a picture draws what is covered, and stops where the app does", arguments: AgreementCase.all)
  func picture(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies {
      let inspection = Inspection(hierarchy)
      let picture = Picture(of: hierarchy)
      #expect(picture.crash == inspection.crash)
      let isAssumed = picture.remarks.contains { $0.hasPrefix("assumed: show is called on ") }
      #expect(!isAssumed || hierarchy.evidence?.areRootsKnown != true)
      for shape in picture.after {
        let verdict = inspection.verdict(of: shape.view)
        let isLeaf = verdict.role == .lines || verdict.role == .block
        if case .skeleton = shape.content {
          #expect(isLeaf && (verdict.count != 0 || hierarchy.system != .skeletonView), "view \(shape.view)")
        }
        // In other systems only what is covered counts; cells of the app's own have no skeleton.
        let isOwn = hierarchy.views[shape.view].flags.contains(.isInTemplate)
        let isOnScreen = verdict.count != 0 || hierarchy.system != .skeletonView || isOwn
        #expect(isOnScreen && inspection.crash == nil, "view \(shape.view)")
        if case .area(.underBlock) = shape.content { #expect(verdict.block != nil, "view \(shape.view)") }
      }
    }
  }

  @Test("The cases are all there")
  func count() {
    let code = AgreementCase.all.filter {
      $0.name.hasPrefix("Tests/Fixtures/code/") && !$0.hierarchies.isEmpty
    }
    #expect(code.count >= 30)
  }

  @Test("The page's tree says each verdict in the outline's words", arguments: AgreementCase.all)
  func page(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies {
      let inspection = Inspection(hierarchy)
      let tree = PageTree(inspection, PictureMarks([]))
      let data = try #require(
        try JSONSerialization.jsonObject(with: Data(tree.json.utf8)) as? [String: Any])
      let rows = try #require(data["views"] as? [[Any]])
      let names = ViewNaming(hierarchy)
      try #require(rows.count == hierarchy.views.count)
      for view in hierarchy.views.indices {
        let verdict = inspection.verdict(of: view)
        let words = VerdictWords(verdict, of: view, names)
        #expect(rows[view][4] as? String == words.role + words.explanation)
        #expect((rows[view][3] as? Int == Role.allCases.count + 1) == (verdict.crash != nil))
      }
    }
  }
}

extension StopReason {
  /// That nothing shows a view, or that this cannot be told.
  fileprivate var isOfShow: Bool { self == .notShown || self == .unknownShow }
}
