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

  /// - Parameters:
  ///   - fact: what a rule asks of an incident; nil for those that are not its own.
  ///   - words: for all of a call, with the fact of the first.
  func findings<Fact>(
    ofCalls fact: (CallTrace.Kind) -> Fact?, words: ([Incident], Fact) -> CallWarning
  ) -> [Finding] {
    guard let calls else { return [] }
    var found: [Finding] = []
    var rest = calls.incidents.filter { fact($0.kind) != nil }[...]
    while let first = rest.first, let own = fact(first.kind) {
      let incidents = Array(rest.prefix { $0.call == first.call })
      rest = rest.dropFirst(incidents.count)
      var warning = words(incidents, own)
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
    let names = firstOfEach(\.copy).map(\.kindName).countedOnce
    guard names.count > 4 else { return names.listed("and") }
    return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
  }
}

extension CallTrace.Kind {
  /// What is on after hide, or off, where the app has it otherwise.
  func interaction(isOn: Bool) -> String? {
    switch self {
    case .touches(isOn: isOn, _): "touches"
    case .scrolling(isOn: isOn): "scrolling"
    default: nil
    }
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
