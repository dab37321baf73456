extension Inspection {
  /// What an outline adds up to: how much is covered, what goes wrong, what was assumed.
  ///
  /// - Parameter totals: of the hierarchies before it: what was said of them is not said again.
  func summaryLines(_ paint: Paint, after totals: inout OutlineTotals) -> [String] {
    guard hierarchy.knowsFlags else {
      return ["\(hierarchy.views.count.counted("view")), skeletonable or not: unknown"]
    }
    var lines = [coverageCounts.text]
    if let crash {
      lines.append(
        paint.red(
          "would crash: \(crash.path.shortened.escapedForTerminal): \(crash.reason.escapedForTerminal)"))
    }
    lines += hierarchy.silentRootNotes.map { paint.yellow($0) }
    lines += assumptions.filter { totals.isNew($0) }.map { paint.dim("assumed: \($0)") }
    lines += unknownMotions.map { paint.dim($0) }
    lines += hierarchy.notUnderstood { totals.isNewCause($0) }.map { paint.dim($0) }
    return lines
  }

  /// None is covered where the app would crash first.
  var coverageCounts: CoverageCounts {
    let coverage = self.coverage
    let roles = coverage.map(\.role)
    let marked = lost(of: hierarchy.views.indices.filter { hierarchy.views[$0].isSkeletonable })
    let open = marked.count { notShown($0)?.reason == .unknownShow }
    let lost = marked.count { notShown($0)?.reason != .unknownShow && !hierarchy.isMarkOpen($0) }
    let covered = roles.indices.count { view in
      crash == nil && (roles[view] == .lines || roles[view] == .block) && presence.copies[view] != 0
        && !(hierarchy.system == .skeletonView && roles[view] == .lines && hierarchy.hasBlankLine(view))
    }
    let doubtful =
      hierarchy.knowsFlags
      ? roles.indices.count {
        roles[$0] == .unknown || hierarchy.isDoubtful(roles[$0], coverage[$0].stop, of: $0)
      } : 0
    return CoverageCounts(
      views: roles.count, covered: covered, unknown: doubtful + open, lost: lost)
  }

  /// Interface Builder does not know on which views the app calls show.
  private func presumedRoots(_ paths: ViewPaths) -> String? {
    let roots = hierarchy.show.roots.filter { hierarchy.views[$0].isSkeletonable }
    guard hierarchy.origin == .presumed, !hierarchy.show.areRootsGiven, let first = roots.first else {
      return nil
    }
    let others = roots.count > 1 ? " and \((roots.count - 1).counted("more view"))" : ""
    return "the app calls show on \(paths.readablePath(first).escapedForTerminal)\(others) "
      + "(the file does not say; --root does)"
  }

  /// A class that others show without its views being named.
  private func reachFromAround(_ paths: ViewPaths) -> String? {
    guard let code = hierarchy.evidence, let user = code.userAround, code.isReachedFromAround(hierarchy),
      !hierarchy.show.areRootsGiven
    else { return nil }
    return "show reaches \(paths.readablePath(0).escapedForTerminal) from what is around it in "
      + user.shortened.escapedForTerminal
  }

  private var presumedPrototypes: [String] {
    presence.counts.keys.sorted().compactMap { view in
      DummyCells(of: view, in: hierarchy).presumption?.escapedForTerminal
    }
  }

  /// Tables and collections that make no dummy cells: what code shows is what stands in them by then.
  private func presumedCells(_ paths: ViewPaths) -> [String] {
    let owners = hierarchy.views.indices.filter { owner in
      hierarchy.views[owner].family.isCollection && hierarchy.mayHaveCellsOnScreen(owner)
        && hierarchy.children(of: owner).contains {
          hierarchy.views[$0].place.isTemplate && coverage[$0].isReached && coverage[$0].root == $0
        }
    }
    return owners.filter { coverage[$0].isReached }.map {
      "cells of \(paths.readablePath($0).escapedForTerminal) are on screen when show comes (there are no dummy cells)"
    }
  }

  /// What is drawn with SkeletonView's default, as what code gives cannot be told.
  private var presumedLook: String? {
    let parts = [ShowSettings.Part.color, .gradient].filter { hierarchy.show.open[$0] != nil }
    guard let part = parts.first, let place = hierarchy.show.open[part] else { return nil }
    return "the \(part == .color ? "colour" : "gradient") is SkeletonView's own "
      + "(what \(place.fileAndLine.escapedForTerminal) gives is not known)"
  }

  /// What the file does not say and the counts rest on.
  package var assumptions: [String] {
    if let outcome { return outcome.assumptions }
    let paths = ViewPaths(hierarchy)
    return [presumedRoots(paths), reachFromAround(paths), presumedLook].compactMap(\.self)
      + presumedPrototypes
      + presumedCells(paths)
      + presence.counts.keys.sorted().compactMap { view in
        guard !hierarchy.says(.dataSource, of: view) else { return nil }
        return "\(paths.readablePath(view).escapedForTerminal) has a "
          + "\(hierarchy.skeletonDataSourceName(of: view)) (\(unsaidSource(of: view).escapedForTerminal))"
      }
  }

  private func unsaidSource(of view: ViewIndex) -> String {
    if let source = hierarchy.evidence?.openSources[view] { return source }
    return (hierarchy.origin(of: view) == .code ? "no code that was read says" : "the file does not say")
      + " its dataSource"
  }

  private static let maximumLines = 20

  /// For people: what is animated in a way that is not known, and the keys because of which.
  package var unknownMotions: [String] {
    guard let outcome, !outcome.animations.isEmpty else { return [] }
    let moving = outcome.animations.sorted { $0.key < $1.key }
    return Self.first(
      of: moving.flatMap { view, animations in
        animations.filter { !$0.unknownKeys.isEmpty }.map { animation in
          let what = "\(animation.name) of \(hierarchy.name(of: view))".escapedForTerminal
          return "not known: how \(what) moves: \(MotionWords.because(of: animation.unknownKeys))"
        }
      })
  }

  private static func first(of sentences: [String]) -> [String] {
    let more = sentences.count - maximumLines
    return sentences.prefix(maximumLines) + (more > 0 ? ["not known: how \(more) others move"] : [])
  }

  /// For people: what code moves and no row of a table of times speaks of.
  func openMotions(_ names: ViewNaming) -> [String] {
    let views = hierarchy.views.indices.filter { hierarchy.layers?[$0].movesOpenly == true }
    let places = hierarchy.swiftUI?.openMotions ?? [hierarchy.show.open[.animation]].compactMap(\.self)
    return Self.first(
      of: views.map { "not known: how what covers \(names.placed($0).escapedForTerminal) moves" }
        + places.map { "not known: what the animation at \($0.fileAndLine.escapedForTerminal) moves" })
  }
}

extension Hierarchy {
  /// For people: which branches of a SwiftUI view are listed, and what its code says that is not understood, each
  /// with its place.
  package func notUnderstood(where isMeant: (Diagnostic) -> Bool = { _ in true }) -> [String] {
    let remarks = (swiftUI?.remarks ?? []).filter(isMeant)
    let shown = remarks.prefix(20).map { remark in
      let kind = remark.rule == "branch" ? "branch" : "not understood"
      return "\(kind): \(remark.place.fileAndLine): \(remark.message)".escapedForTerminal
    }
    return shown + (remarks.count > 20 ? ["not understood: \(remarks.count - 20) more places"] : [])
  }
}

/// How many views of a hierarchy, or of several, are covered.
struct CoverageCounts: Equatable {
  var views = 0
  var covered = 0
  var unknown = 0
  /// Marked views that show does not reach.
  var lost = 0

  static func += (sum: inout Self, other: Self) {
    sum = Self(
      views: sum.views + other.views, covered: sum.covered + other.covered,
      unknown: sum.unknown + other.unknown, lost: sum.lost + other.lost)
  }

  /// `2 of 10 views covered, 3 marked views not reached`.
  var text: String {
    let missed = lost > 0 ? ", \(lost.counted("marked view")) not reached" : ""
    let open = unknown > 0 ? ", \(unknown) not known" : ""
    return "\(covered) of \(views.counted("view")) covered\(open)\(missed)"
  }
}

/// What several outlines add up to.
struct OutlineTotals {
  /// Hierarchies beyond which what they add up to comes first.
  static let leastCount = 10
  private static let maximumCauses = 20
  /// Of one cause.
  private static let maximumPlaces = 3

  private var counts = CoverageCounts()
  private var hierarchyCount = 0
  private var assumptions: Set<String> = []
  /// How often more a cause came that was said already, and where at first.
  private var causes: [String: (count: Int, places: [String])] = [:]

  mutating func add(_ inspection: Inspection) {
    hierarchyCount += 1
    counts += inspection.coverageCounts
  }

  mutating func isNew(_ assumption: String) -> Bool { assumptions.insert(assumption).inserted }

  /// Of branches each is one of its own.
  mutating func isNewCause(_ remark: Diagnostic) -> Bool {
    if remark.rule == "branch" { return true }
    var (count, places) = causes[remark.message] ?? (-1, [])
    count += 1
    if (1...Self.maximumPlaces).contains(count) { places.append(remark.place.fileAndLine) }
    causes[remark.message] = (count, places)
    return count == 0
  }

  var heading: String { "\(hierarchyCount) hierarchies: \(counts.text)" }

  var repeatedCauses: [String] {
    let all = causes.filter { $0.value.count > 0 }.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return all.prefix(Self.maximumCauses).map { message, cause in
      let more = cause.count > cause.places.count ? ", …" : ""
      let places = "(\(cause.places.joined(separator: ", "))\(more))"
      return
        "not understood at \(cause.count.counted("more place")): \("\(message) \(places)".escapedForTerminal)"
    }
  }
}
