/// Findings at calls: one for all that a rule has against a call.
extension RuleContext {
  typealias Incident = CallTrace.Incident

  /// What is said of a call.
  struct CallWarning {
    let message: String
    var severity: Diagnostic.Severity?
    var help: String?
    /// Of its incidents' causes.
    var note = "because of this call"
  }

  func findings(
    ofCalls isMeant: (CallTrace.Kind) -> Bool, words: ([Incident], CallTrace) -> CallWarning
  ) -> [Finding] {
    guard let calls else { return [] }
    var found: [Finding] = []
    var rest = calls.incidents.filter { isMeant($0.kind) }[...]
    while let first = rest.first {
      let incidents = Array(rest.prefix { $0.call == first.call })
      rest = rest.dropFirst(incidents.count)
      var warning = words(incidents, calls)
      if let end = incidents.compactMap(\.until).max(), incidents.allSatisfy({ $0.until != nil }) {
        warning = CallWarning(
          message: "\(warning.message), until call \(end)", severity: warning.severity ?? .warning,
          help: warning.help, note: warning.note)
      }
      let causes = Set(incidents.compactMap(\.cause)).subtracting([first.call]).sorted()
      var finding = Finding(
        view: first.view, place: hierarchy.place(of: calls.moment(first.call).call),
        severity: warning.severity, message: warning.message, help: warning.help,
        notes: causes.prefix(5).map {
          note("\(warning.note) (call \(calls.moment($0).step))", at: $0, calls)
        })
      finding.sightings = incidents.map { Sighting(view: $0.copy, steps: calls.steps(of: $0)) }
      found.append(finding)
    }
    return found
  }

  private func note(_ message: String, at call: Int, _ calls: CallTrace) -> Diagnostic.Note {
    Diagnostic.Note(message: message, place: hierarchy.place(of: calls.moment(call).call))
  }
}

extension [CallTrace.Incident] {
  /// Their views; those of one name in several cells stand once, with how many there are.
  var names: String {
    guard count > 1 else { return first?.name ?? "" }
    // Of touches and scrolling one view may have both.
    var known: Set<ViewIndex> = []
    let names = filter { known.insert($0.copy).inserted }.map(\.kindName).countedOnce
    guard names.count > 4 else { return names.listed("and") }
    return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
  }
}

extension [CallTrace.Incident] {
  /// What of touches and scrolling they are about.
  var interaction: String {
    let touches = contains { if case .touches = $0.kind { true } else { false } }
    let scrolling = contains { if case .scrolling = $0.kind { true } else { false } }
    return touches && scrolling ? "touches and scrolling" : touches ? "touches" : "scrolling"
  }
}
