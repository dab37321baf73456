import SkelinspectKit

/// One run of a command over its files.
struct InspectCommand {
  private let invocation: Invocation
  private let messages: Messages

  private var input: HierarchyInput
  private let filter: ViewFilter
  /// Seconds at which the values of what is animated are asked for.
  private let times: [Double]
  /// The steps of the file's calls that are asked for.
  private let steps: StepChoice?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
    let kinds = invocation.all(.only).compactMap(ViewFilter.Kind.init)
    filter = ViewFilter(kinds, depth: try invocation.wholeNumber(.depth, from: 0))
    times = try invocation.times
    steps = try invocation.steps
  }

  /// Reads everything before it prints anything: what cannot be read leaves standard output empty.
  consuming func run() -> ExitStatus {
    guard let shown = input.read(invocation.operands, isPartlyEnough: true)?.map(\.hierarchy) else {
      return input.status
    }
    if messages.sayLack(ofCall: steps?.number, in: shown) { return .badUsage }
    switch invocation.command {
    case .inspect: inspect(shown)
    default: describe(shown)
    }
    return input.isPartial ? .failed : .done
  }

  /// A tree of SkeletonView's and JSON are for programs, all else is for people.
  private var output: OutputBuffer {
    let isForPrograms = format.map { $0 == "json" } ?? (invocation.command != .inspect)
    return OutputStream.output.buffer(isForPrograms: isForPrograms)
  }

  private func describe(_ hierarchies: [Hierarchy]) {
    var output = output
    var notes: [String] = []
    let number = steps?.number
    let described = number.map { number in hierarchies.map { $0.standing(after: number) } } ?? hierarchies
    if format == "outline" {
      let inspections = described.lazy.map { SkelinspectKit.inspect($0) }
      Outline.write(
        inspections, count: hierarchies.count, isDescription: true, paint: invocation.paint, to: &output)
    } else {
      for hierarchy in described {
        hierarchy.writeDescription(isCompact: invocation.has(.compact), to: &output)
      }
    }
    output.flush()
    for hierarchy in hierarchies where number == nil {
      let silent =
        Environment.hasSkeletonDebug
        ? SkelinspectKit.inspect(hierarchy).missingLogNotes : hierarchy.silentRootNotes
      notes += self.notes(silent, in: hierarchy)
    }
    messages.notes(notes)
    messages.sayRemarks(of: input)
  }

  private func inspect(_ hierarchies: [Hierarchy]) {
    var output = output
    let inspections = hierarchies.lazy.map { hierarchy in
      let inspection = SkelinspectKit.inspect(hierarchy)
      messages.write(DebugLog(of: [inspection]), of: hierarchy.fileName)
      return inspection
    }
    if invocation.isJSON { return printJSON(of: inspections, to: output) }
    if invocation.has(.calls) || steps != nil { return printSteps(of: hierarchies, to: output) }
    let named = Set(invocation.operands.map { $0 == "-" ? invocation.stdinFilename : $0 })
    Outline.write(
      inspections, count: hierarchies.count, filter, at: times, paint: invocation.paint, to: &output,
      evenBare: invocation.has(.all)
    ) { named.contains($0.fileName) }
    if hierarchies.count > 1, !input.remarks.isEmpty { output.append("\n") }
    for remark in input.remarks { output.append(invocation.paint.dim(remark.escapedForTerminal) + "\n") }
    output.flush()
  }

  /// What each call changes, or how the views stand after one.
  private func printSteps(of hierarchies: [Hierarchy], to output: consuming OutputBuffer) {
    for (index, hierarchy) in zip(0..., hierarchies) {
      messages.write(DebugLog(of: [hierarchy]), of: hierarchy.fileName)
      if hierarchies.count > 1 { output.append(Outline.heading(of: hierarchy, isFirst: index == 0)) }
      switch steps {
      case .one(let number) where !invocation.has(.calls):
        StandingOutline(hierarchy, after: number, paint: invocation.paint).write(to: &output)
      case .all where !invocation.has(.calls) && hierarchy.callCount > 0:
        StandingOutline.writeAll(of: hierarchy, paint: invocation.paint, to: &output)
      default:
        var text = StepsText(hierarchy, paint: invocation.paint)
        text.write(to: &output)
      }
    }
    output.flush()
    messages.sayRemarks(of: input)
  }

  private func printJSON(of inspections: some Sequence<Inspection>, to output: OutputBuffer) {
    var document = InspectionJSON(output)
    var notes: [String] = []
    for inspection in inspections {
      document.append(inspection, filter, at: times, steps: invocation.has(.calls) ? steps ?? .all : steps)
      if !Environment.hasSkeletonDebug {
        notes += self.notes(inspection.hierarchy.silentRootNotes, in: inspection.hierarchy)
      }
      notes += self.notes(
        inspection.assumptions.map { "assumed: \($0)" } + inspection.unknownMotions
          + inspection.hierarchy.notUnderstood(),
        in: inspection.hierarchy)
    }
    _ = document.finish()
    messages.notes(notes)
    messages.sayRemarks(of: input)
  }

  private func notes(_ notes: [String], in hierarchy: Hierarchy) -> [String] {
    notes.map { messages.note(hierarchy.fileName, $0) }
  }

  private var format: String? { invocation.last(.format) }
}

extension Messages {
  /// Whether a call is asked for that some file does not have, which is said then.
  func sayLack(ofCall number: Int?, in hierarchies: [Hierarchy]) -> Bool {
    guard let number, let short = hierarchies.first(where: { $0.callCount < number }) else { return false }
    let count = short.callCount
    error(
      short.fileName, "there is no call \(number)",
      help: count == 0 ? "the file lists no calls" : "it has \(count): --after takes 0 to \(count)")
    return true
  }
}

extension Invocation {
  /// The value of `--after`.
  var steps: StepChoice? {
    get throws(UsageError) {
      guard let value = last(.after) else { return nil }
      guard let steps = StepChoice(value), steps != .all || command == .inspect else {
        let all = command == .inspect ? ", or all" : ""
        throw UsageError(
          value, of: .after, help: "it takes the number of a call, 0 for before the first\(all)")
      }
      return steps
    }
  }

  /// The values of `--at`, in seconds from 0.
  var times: [Double] {
    get throws(UsageError) {
      var times: [Double] = []
      for value in all(.at) {
        guard let time = Double(value), time.isFinite, time >= 0 else {
          throw UsageError(value, of: .at, help: "it takes seconds, 0 or more, such as 0.75")
        }
        times.append(time)
      }
      return times
    }
  }
}
