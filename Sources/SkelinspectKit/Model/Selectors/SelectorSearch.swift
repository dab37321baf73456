/// Looks for the one view that a selector names among several hierarchies, all of one file or not.
struct SelectorSearch {
  /// Views that an error lists before it only counts.
  private static let maximumPlaces = 5

  static let unmarkedNote =
    "a printed tree lists the views that recursion came to: those that are not marked are missing"

  private let selector: String
  private let matches: [SelectedView]
  private let errors: [SelectorError]
  /// Of the hierarchies, whether one is a tree out of a log without its unmarked views.
  private let isPrinted: Bool

  init(_ selector: String, in hierarchies: some Sequence<Hierarchy>) throws(SelectorError) {
    var (exact, matches, named) = ([SelectedView](), [SelectedView](), [SelectedView]())
    var (errors, isPrinted) = ([SelectorError](), false)
    let position = ViewPosition(selector)
    if position == nil { _ = try Selector(selector) }
    for hierarchy in hierarchies {
      let matching = SelectorMatching(hierarchy)
      let path = matching.view(at: selector)
      let views = path.map { [$0] } ?? (try? matching.views(selectedBy: selector)) ?? []
      let found = views.map { SelectedView(hierarchy: hierarchy, view: $0) }
      matches += found
      exact += path != nil ? found : found.filter { hierarchy.fileName(of: $0.view) == position?.file }
      if let rest = hierarchy.selector(after: selector) {
        named += ((try? matching.views(selectedBy: rest)) ?? []).map {
          SelectedView(hierarchy: hierarchy, view: $0)
        }
      }
      if views.isEmpty {
        do throws(SelectorError) { _ = try matching.view(selectedBy: selector) } catch {
          errors.append(error)
        }
      }
      isPrinted = isPrinted || hierarchy.listsMarkedViewsOnly
    }
    (self.selector, self.errors, self.isPrinted) = (selector, errors, isPrinted)
    // The path of one view may lead to others as well, in hierarchies that use it.
    let all = SelectedView.distinct(exact.isEmpty ? matches : exact)
    self.matches = all.count == 1 || named.isEmpty ? all : named
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
    let paths = matches.prefix(Self.maximumPlaces).map {
      ViewPaths($0.hierarchy, to: [$0.view]).machinePath($0.view)
    }
    let names = zip(matches, paths).map { match, path in
      let isAlone = paths.count { $0 == path } == 1
      let name = isAlone ? nil : match.hierarchy.name.map { ViewPaths.quotedIfNeeded($0) + "/" }
      return "\(name ?? "")\(path)"
    }
    let shown = zip(matches, names).map { match, name in
      let position = match.place.position
      let place = "\(match.hierarchy.fileName(of: match.view)):\(position.line):\(position.column)"
      return names.count { $0 == name } == 1 ? "\(name) (\(place))" : place
    }.joined(separator: ", ")
    let more = matches.count - min(matches.count, Self.maximumPlaces)
    return SelectorError(
      kind: .ambiguous, message: "\(selector.quoted) names \(matches.count) views",
      help: "say which: \(shown)\(more > 0 ? " and \(more) more" : "")")
  }
}

extension Hierarchy {
  /// What is left of a selector that begins with the hierarchy's name: `ProfileViewController/title`.
  fileprivate func selector(after text: String) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let starts = [ViewPaths.quotedIfNeeded(name), ViewPaths.quoted(name)].map { $0 + "/" }
    return starts.first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
  }

  /// A printed tree of JSON: versions 1.4 to 1.24, which print a view on a line, print unmarked ones too.
  var listsMarkedViewsOnly: Bool {
    guard origin == .printed, !views.isEmpty else { return false }
    let place = place(of: 0)
    return place.file[place.range.lowerBound] != "<"
  }
}
