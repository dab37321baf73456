/// Looks for the one view that a selector names among several hierarchies, all of one file or not.
struct SelectorSearch {
  private struct Match {
    let hierarchy: Hierarchy
    let view: ViewIndex

    /// Where it is described, whatever hierarchy it was put into.
    var place: Place { hierarchy.place(of: view) }
    var isJoined: Bool { hierarchy.isElsewhere(view) }

    /// Whether this is the same view of a class that code makes, where another class uses that one.
    func isUse(of other: Match) -> Bool {
      guard place == other.place, case .code = other.hierarchy.tree(of: 0) else { return false }
      let type = other.hierarchy.typeName(of: 0)
      return hierarchy.outwards(from: view).contains { $0 != 0 && hierarchy.typeName(of: $0) == type }
    }
  }

  /// Views that an error lists before it only counts.
  private static let maximumPlaces = 5

  /// Places of one view in several hierarchies that are looked at.
  private static let maximumCopies = 100

  static let unmarkedNote =
    "a printed tree lists the views that recursion came to: those that are not marked are missing"

  private let selector: String
  private let matches: [Match]
  private let errors: [SelectorError]
  /// Of the hierarchies, whether one is a tree out of a log without its unmarked views.
  private let isPrinted: Bool

  init(_ selector: String, in hierarchies: some Sequence<Hierarchy>) throws(SelectorError) {
    var (matches, errors, isPrinted) = ([Match](), [SelectorError](), false)
    if ViewPosition(selector) == nil { _ = try Selector(selector) }
    for hierarchy in hierarchies {
      let matching = SelectorMatching(hierarchy)
      let views = (try? matching.views(selectedBy: selector)) ?? []
      matches += views.map { Match(hierarchy: hierarchy, view: $0) }
      if views.isEmpty {
        do throws(SelectorError) { _ = try matching.view(selectedBy: selector) } catch {
          errors.append(error)
        }
      }
      isPrinted = isPrinted || hierarchy.listsMarkedViewsOnly
    }
    (self.selector, self.errors, self.isPrinted) = (selector, errors, isPrinted)
    self.matches = Self.distinct(matches)
  }

  /// A cell that was put into a table stands in its own file as well: the one in the table is asked for.
  private static func distinct(_ matches: [Match]) -> [Match] {
    let joined = Set(matches.lazy.filter(\.isJoined).map(\.place))
    let rest = joined.isEmpty ? matches : matches.filter { $0.isJoined || !joined.contains($0.place) }
    let copies = Dictionary(grouping: rest, by: \.place)
    return rest.filter { match in
      !(copies[match.place]?.prefix(maximumCopies).contains { $0.isUse(of: match) } ?? false)
    }
  }

  func view() throws(SelectorError) -> (Hierarchy, ViewIndex) {
    if matches.count == 1, let match = matches.first { return (match.hierarchy, match.view) }
    throw matches.isEmpty ? noMatch : ambiguous
  }

  private var noMatch: SelectorError {
    let help = errors.compactMap(\.help).first
    let missing = isPrinted ? Self.unmarkedNote : nil
    return SelectorError(
      kind: .notFound, message: "no view matches \(selector.quoted)",
      help: help ?? missing ?? "`skelinspect inspect` lists every view")
  }

  private var ambiguous: SelectorError {
    var lines: LineTable?
    let shown = matches.prefix(Self.maximumPlaces).map { match in
      let table = LineTable(match.hierarchy, reusing: lines)
      lines = table
      let position = table.position(of: match.place)
      let path = ViewPaths(match.hierarchy, to: [match.view]).machinePath(match.view)
      return "\(path) (\(match.hierarchy.fileName(of: match.view)):\(position.line):\(position.column))"
    }.joined(separator: ", ")
    let more = matches.count - min(matches.count, Self.maximumPlaces)
    return SelectorError(
      kind: .ambiguous, message: "\(selector.quoted) names \(matches.count) views",
      help: "say which: \(shown)\(more > 0 ? " and \(more) more" : "")")
  }
}

extension Hierarchy {
  /// A printed tree that holds no unmarked view but its root: versions 1.4 to 1.24 print the others too.
  var listsMarkedViewsOnly: Bool {
    origin == .printed && views.dropFirst().allSatisfy(\.isSkeletonable)
  }
}
