import SkelinspectKit

/// Why what a file says does not count: in the system's words, or a reader's.
enum ReadingFailure {
  case said(of: String, message: String, help: String? = nil)
  case wrong(ReadError)
}

/// What is said to a person while working, on standard error.
struct Messages {
  /// Nobody reads a thousand notes.
  static let maximumNotes = 50

  let paint: Paint
  /// Terminal cells of a line.
  let width: Int

  init(color: String) {
    paint = Environment.paint(for: .error, color: color)
    width = OutputStream.error.lineWidth ?? 100
  }

  func write(_ text: String) { OutputStream.error.writeText(text) }

  /// `name: error: message`, and what would help.
  func error(_ name: String, _ message: String, help: String? = nil) {
    var text = "\(name.escapedForTerminal): \(paint.error): \(message.escapedForTerminal)\n"
    if let help { text += "  = help: \(help.escapedForTerminal)\n" }
    write(text)
  }

  func error(_ error: ReadError) { write(error.text(paint: paint, width: width)) }

  func error(_ failure: ReadingFailure) {
    switch failure {
    case .said(let name, let message, let help): error(name, message, help: help)
    case .wrong(let error): self.error(error)
    }
  }

  /// What happened beside the work itself: of a file, or of the run.
  func say(_ message: String, of name: String = "skelinspect") {
    write(note(name, message.escapedForTerminal))
  }

  func say(_ notices: [LintReport.Notice]) {
    notes(notices.map { note($0.name, $0.message.escapedForTerminal) })
  }

  /// False where a file cannot be written, which is said then.
  func attempt(toWrite file: String, _ write: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) { try write() } catch {
      self.error("skelinspect", "cannot write \(file): \(error.message)")
      return false
    }
    return true
  }

  /// Says so where a file cannot be removed.
  func attempt(toRemove file: String) {
    do throws(FileError) { try OutputFile.remove(Path(file)) } catch {
      self.error("skelinspect", "cannot remove the old \(file): \(error.message)")
    }
  }

  /// - Parameter notes: safe for terminals.
  func notes(_ notes: [String]) {
    for note in notes.prefix(Self.maximumNotes) { write(note) }
    let more = notes.count - Self.maximumNotes
    if more > 0 { write("and \(more) more notes\n") }
  }

  /// - Parameter name: of the file.
  func write(_ log: DebugLog, of name: String) {
    OutputStream.error.writeProduct(ArraySlice(log.trees.utf8))
    notes(log.notes.map { note(name, $0) })
  }

  func writeDebugLogs(of hierarchies: [Hierarchy]) {
    for hierarchy in hierarchies { write(DebugLog(of: [hierarchy]), of: hierarchy.fileName) }
  }

  /// `name: note: message`, without writing it.
  func note(_ name: String, _ message: String) -> String {
    "\(name.escapedForTerminal): \(paint.note): \(message)\n"
  }
}

/// What `SKELETON_DEBUG` has the app print for a file's hierarchies, and why roots print nothing.
struct DebugLog: Sendable {
  private(set) var trees = ""
  /// Safe for terminals.
  private(set) var notes: [String] = []

  /// Empty unless the variable is set.
  init(of inspections: some Sequence<Inspection> = []) {
    guard Environment.hasSkeletonDebug else { return }
    for inspection in inspections {
      trees += inspection.debugLog
      notes += inspection.missingLogNotes
    }
  }

  init(of hierarchies: [Hierarchy]) { self.init(of: hierarchies.lazy.map { inspect($0) }) }
}

/// Which of the views that `--root` names are in a file.
struct RootCheck: Sendable {
  private(set) var found: Set<String> = []
  private(set) var errors: [(root: String, error: SelectorError)] = []

  init(_ roots: [String] = [], in hierarchies: [Hierarchy] = []) {
    if roots.isEmpty { return }
    for hierarchy in hierarchies {
      let selected = SelectedRoots(roots, in: hierarchy)
      for root in roots {
        if let error = selected.errors[root] { errors.append((root, error)) } else { found.insert(root) }
      }
    }
  }
}
