/// What goes wrong in a picture, by view: the numbers of its badges, and the severity that it stands out with.
struct PictureMarks: Sendable {
  /// Views beyond these have no badge.
  static let maximumBadges = 99

  /// One of a view's numbers, from 0.
  struct Badge: Sendable {
    let number: Int
    let severity: Diagnostic.Severity
  }

  /// What is told of it below the picture.
  struct Note: Sendable {
    /// Of its badge, from 0; nil of what has none.
    let number: Int?
    let severity: Diagnostic.Severity
    let text: String
    /// Nil of what is not a finding.
    var rule: String?
  }

  /// In the order of the file.
  let notes: [Note]
  /// Of each view, in the same order.
  let badges: [ViewIndex: [Badge]]
  /// The worst of each view that is outlined, with and without a number.
  let severities: [ViewIndex: Diagnostic.Severity]

  /// Each finding has a number of its own: its place among them.
  ///
  /// - Parameters:
  ///   - findings: about views of the picture.
  ///   - step: of their calls, whose findings stand nowhere else.
  ///   - place: where a view of the calls stands in the picture.
  init(
    _ findings: [Diagnostic], at step: Int? = nil, place: (ViewIndex) -> ViewIndex? = { $0 }
  ) {
    var badges: [ViewIndex: [Badge]] = [:]
    var notes: [Note] = []
    for (number, finding) in zip(0..., findings) {
      let views =
        step.map { finding.views(at: $0) } ?? (finding.sightings.isEmpty ? [finding.subject?.index] : [])
      let places = Set(views.compactMap { $0.flatMap(place) })
      for view in places {
        badges[view, default: []].append(Badge(number: number, severity: finding.severity))
      }
      notes.append(
        Note(
          number: places.isEmpty ? nil : number, severity: finding.severity, text: finding.message,
          rule: finding.rule))
    }
    self.init(badges, badges.compactMapValues { $0.map(\.severity).max() }, notes: notes)
  }

  /// - Parameter severities: of outlined views, with and without a number.
  init(
    _ badges: [ViewIndex: [Badge]], _ severities: [ViewIndex: Diagnostic.Severity], notes: [Note] = []
  ) {
    (self.notes, self.badges, self.severities) = (notes, badges, severities)
  }

  /// Notes that are told below a picture.
  static let maximumNotes = 8

  /// How many more there are than are told, and what lists them; nil where there are none.
  var rest: String? {
    let more = notes.count - Self.maximumNotes
    let command = notes.contains { $0.rule != nil } ? "lint" : "diff"
    return more > 0 ? "and \(more) more: `skelinspect \(command)` lists them all" : nil
  }
}

extension Diagnostic {
  /// The views of its calls in a step.
  func views(at step: Int) -> [ViewIndex?] { sightings.filter { $0.steps.contains(step) }.map(\.view) }
}
