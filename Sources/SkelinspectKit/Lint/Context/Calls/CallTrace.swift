/// What a document's calls come to for who looks at the screen: the calls played once, for all rules.
struct CallTrace: Sendable {
  /// A call, or one of a batch.
  struct Moment: Sendable {
    /// Of the calls of the document, a batch being one: from 1.
    let step: Int
    let call: Call
  }

  /// What a call did to a view, or left undone.
  struct Incident: Sendable {
    let kind: Kind
    /// The number of its call, those of batches counted: from 0.
    let call: Int
    /// In the hierarchy: the one that it stands in where a call made it, its template's where it is in a cell.
    let view: ViewIndex
    /// The view of the replay.
    let copy: ViewIndex
    /// As messages name it, its cell too.
    let name: String
    /// The same for all cells that it stands in.
    let kindName: String
    /// An earlier call without which it would not be.
    var cause: Int?
    /// The step that put it right, where one did.
    var until: Int?
    /// The call that sets anew what hide has overwritten.
    var resetter: Int?
  }

  enum Kind: Sendable {
    /// Show did nothing: a view is active already, or the receiver's flag is off.
    case refused(Refusal)
    /// The app would crash, and why; or no more can be played.
    case crash((reason: String, isLimit: Bool))
    /// Hide reached nothing.
    case idle(Idleness)
    /// Hide left its layer: why, and what takes it.
    case covered((reason: String, help: String))
    /// Hide wrote the value of show time over the app's last one.
    case lost((name: String, value: ActualValue))
    /// What the app had on stayed off after hide, or what it had off came on; whether hide wrote that.
    case touches(isOn: Bool, isWrittenBack: Bool)
    case scrolling(isOn: Bool)
    /// Cells of the dummy source stay on screen.
    case dummyCells((count: Int, reason: CellReason))
    /// A change of traits gave it another style than the last call that named it; the step of that one.
    case restyled((old: String, new: String, step: Int))
    /// A delayed show is still to come, or came after hides that were meant to end it: their calls.
    case late((isPending: Bool, passedBy: [Int]))
  }

  enum Refusal: Sendable {
    case unmarked
    /// The view that is active already, and why a show on the receiver is refused.
    case active(String, Activity)
  }

  /// How a view is active that keeps a show from doing anything.
  enum Activity: Sendable {
    /// Through a show of its own, or on something inside the receiver.
    case own
    /// Through an earlier show on the receiver, or on what is around it.
    case shownWithReceiver
    /// No hide takes it: it has marked views in it since (rule Y22).
    case stuck
  }

  enum Idleness: Sendable {
    /// Nothing was shown before.
    case nothingShown
    /// All is hidden already.
    case nothingLeft
    /// Something is active elsewhere, or out of reach: its name, and why.
    case outOfReach(String, String?)
  }

  enum CellReason: Sendable { case withoutReload, sourceReplaced, noWindow }

  let incidents: [Incident]
  /// By number, from 0.
  private let moments: [Moment]

  /// Nil where there are no calls to play, or not all of them could be read.
  init?(_ hierarchy: Hierarchy) {
    guard let sequence = hierarchy.calls, sequence.isWhole, !sequence.calls.isEmpty else { return nil }
    let calls = sequence.calls
    moments = zip(1..., calls).flatMap { step, call in call.flat.map { Moment(step: step, call: $0) } }
    var tracer = CallTracer(hierarchy, moments)
    incidents = tracer.trace()
  }

  /// The call of that number, and the step that it belongs to.
  func moment(_ call: Int) -> Moment { moments[call] }

  /// When it holds: what hide leaves, until a step puts it right.
  func steps(of incident: Incident) -> ClosedRange<Int> {
    let first = moments[incident.call].step
    switch incident.kind {
    case .covered, .lost, .touches, .scrolling, .dummyCells:
      let end = incident.until ?? incident.resetter.map { moments[$0].step } ?? moments.count + 1
      return first...max(end - 1, first)
    case .refused, .crash, .idle, .restyled, .late: return first...first
    }
  }
}
