/// Something to say about a place in a file: a syntax error, a value that does not fit, a rule's
/// finding.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How much a diagnostic weighs, from the lightest to the heaviest.
  public enum Severity: String, CaseIterable, Sendable {
    /// Something to know, which may be as it was meant.
    case note
    /// Probably a mistake.
    case warning
    /// A mistake: a skeleton fails, or the text cannot be read.
    case error
  }

  /// A second place that belongs to the same cause.
  public struct Note: Equatable, Sendable {
    /// What is there, in words.
    public let message: String
    /// Where it is, maybe in another file.
    public let place: Place
  }

  /// The rule's id, such as `syntax-error`.
  public let rule: String
  /// The rule's for a file of this kind.
  public internal(set) var severity: Severity
  /// What is wrong, or worth knowing, in words.
  public let message: String
  /// Where it is; reports underline this range.
  public let place: Place
  /// The one change that fixes it, in words; nil where none is known.
  public internal(set) var help: String?
  /// Further places that have to do with it.
  public private(set) var notes: [Note]
  /// What makes it go away; empty where no certain change does, or none was asked for.
  public internal(set) var fixes: [SuggestedFix] = []
  /// Edits of its own file that a reader knows, such as the key that was meant.
  var edits: [TextEdit] = []
  /// The steps from the root of the file's tree down to what it is about; empty where that is no part of it.
  public internal(set) var path: [String] = []
  /// What it is about, from which its path is made when somebody wants to read it.
  var subject: TreeIndex?
  /// Where the view that it is about begins, in bytes, where one line of code may be about several.
  var subjectStart: Int?
  /// Of a finding at a call: the views that it is about, as calls played in order number them, and in which steps.
  var sightings: [Sighting] = []
  /// The number of what may remove it, among those of its file; nil where nothing is known.
  var candidate: Int32?
  /// Further errors of the same value; a list of diagnostics has each by itself.
  var others = DiagnosticList()

  init(
    _ rule: String, _ severity: Severity, _ message: String, at place: Place,
    help: String? = nil, notes: [Note] = [], about subject: TreeIndex? = nil, edits: [TextEdit] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.help = help
    self.notes = notes
    self.subject = subject
    self.edits = edits
  }

  /// The path that machines read; nil where it is about no view.
  var viewPath: String? { path.isEmpty ? nil : path.joined(separator: "/") }

  func adding(_ note: Note) -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append(note)
    return diagnostic
  }

  /// - Parameter edits: of the file that it is about.
  func with(_ edits: [TextEdit]) -> Diagnostic {
    var diagnostic = self
    diagnostic.edits = edits
    return diagnostic
  }

  static func syntaxError(
    _ message: String, at place: Place, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic("syntax-error", .error, message, at: place, help: help, notes: notes)
  }

  static func invalidValue(
    _ message: String, at place: Place, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic("invalid-value", .error, message, at: place, help: help, notes: notes)
  }
}

/// Where and when something is wrong while calls are played.
struct Sighting: Equatable, Sendable {
  let view: Int
  /// From the call's own on, counted from 1.
  let steps: ClosedRange<Int>
}

/// A part of one of a file's trees.
struct TreeIndex: Equatable, Sendable {
  /// The number of the tree in its file.
  let tree: Int
  let index: Int
}

extension Diagnostic.Severity: Comparable {
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
