/// The properties of layers, animations and views once all code of a class has run.
struct LayerObjects: Sendable {
  /// What a property is in the end.
  enum Value {
    /// Nothing sets it.
    case absent
    case known(CodeValue)
    /// It cannot be told.
    case open

    var known: CodeValue? { if case .known(let value) = self { value } else { nil } }
    var isAbsent: Bool { if case .absent = self { true } else { false } }
  }

  let record: LayerRecord
  private var writes: [Reference: [String: [LayerRecord.Write]]] = [:]

  init(_ record: LayerRecord) {
    self.record = record
    for (reference, own) in record.writes {
      for object in record.objects(reference) {
        for (name, writes) in own { self.writes[object, default: [:]][name, default: []] += writes }
      }
    }
    for (reference, own) in writes {
      for (name, writes) in own { self.writes[reference]?[name] = Self.settled(writes, record) }
    }
  }

  func value(_ name: String, of object: Reference) -> Value { Self.value(of: writes(name, of: object)) }

  /// Also what is set of all layers in another.
  func value(_ name: String, of layer: Reference, in parent: Reference) -> Value {
    Self.value(of: writes(name, of: layer, in: parent))
  }

  private func writes(_ name: String, of object: Reference, in parent: Reference?) -> [LayerRecord.Write] {
    let ofAll = parent.flatMap { writes[$0.adding(.property("sublayers"), type: nil)]?[name] } ?? []
    return Self.settled(writes(name, of: object) + ofAll, record)
  }

  func writes(_ name: String, of object: Reference) -> [LayerRecord.Write] { writes[object]?[name] ?? [] }

  /// Objects that are not layers, with what is set of them.
  var views: [Reference] {
    writes.keys.filter { $0.steps.last != .layer && !LayerRecord.isFollowed($0.type?.lastName ?? "") }
  }
  var viewLayers: [Reference] { writes.keys.filter { $0.steps.last == .layer } }

  // MARK: Which writes count

  private static let layoutEntries = LifeCycle.layout.union([
    "viewWillLayoutSubviews", "layoutSublayers", "draw",
  ])
  private static let startEntries = Set(LifeCycle.making + ["commonInit"])
  private static let appearEntries = LifeCycle.appearing.union(["willMove", "updateConstraints"])

  /// Layout comes last, and again and again; what is set at the beginning comes after initial values.
  private static func settled(_ writes: [LayerRecord.Write], _ record: LayerRecord) -> [LayerRecord.Write] {
    var writes = record.withoutCalled(writes) { $0.run }
    if writes.contains(where: { layoutEntries.contains($0.run.entry) }) {
      writes.removeAll { !layoutEntries.contains($0.run.entry) }
    } else if writes.contains(where: { startEntries.contains($0.run.entry) && $0.run.branches.isEmpty }) {
      writes.removeAll { record.properties[$0.run.entry] != nil }
    }
    var entries: [String] = []
    var last: [String: [LayerRecord.Write]] = [:]
    for write in writes {
      if last[write.run.entry] == nil { entries.append(write.run.entry) }
      // One that comes after it in any case.
      last[write.run.entry]?.removeAll { $0.run.branches.starts(with: write.run.branches) }
      last[write.run.entry, default: []].append(write)
    }
    return entries.flatMap { last[$0] ?? [] }
  }

  /// Whether something comes with what it is about, made or added by those runs, and not with a later event.
  private func isEarly(_ run: LayerRecord.Run, _ starts: [LayerRecord.Run]) -> Bool {
    run.isImmediate
      && (Self.layoutEntries.contains(run.entry) || Self.startEntries.contains(run.entry)
        || Self.appearEntries.contains(run.entry) || record.initials.contains(run.entry)
        || starts.contains { $0.entry == run.entry })
  }

  /// Whether it is done in any case where those runs are.
  private static func isCertain(_ run: LayerRecord.Run, _ starts: [LayerRecord.Run]) -> Bool {
    run.isImmediate
      && (run.branches.isEmpty
        || starts.contains { $0.entry == run.entry && $0.branches.starts(with: run.branches) })
  }

  /// What a property is from the start, where one value hides its object: what hides it later is a later event.
  ///
  /// - Parameter starts: where the object is added or begins to move.
  func value(
    _ name: String, of object: Reference, in parent: Reference? = nil, from starts: [LayerRecord.Run],
    hides: (CodeValue) -> Bool
  ) -> Value {
    let all = writes(name, of: object, in: parent)
    let early = all.filter { isEarly($0.run, starts) }
    let later = all.filter { !isEarly($0.run, starts) }
    let first = Self.value(of: early.filter { Self.isCertain($0.run, starts) || !hides($0.value) })
    switch first {
    case .absent: return Self.value(of: later.filter { !hides($0.value) })
    case .known(let value) where hides(value):
      // What is hidden at first and shown later is seen some time.
      return later.allSatisfy { hides($0.value) } && early.allSatisfy { hides($0.value) } ? first : .open
    case .known, .open: return first
    }
  }

  /// The first function that hides a layer later than it is added.
  func laterHide(of layer: Reference, from starts: [LayerRecord.Run]) -> String? {
    writes("isHidden", of: layer).first {
      $0.value.boolean == true && !(isEarly($0.run, starts) && Self.isCertain($0.run, starts))
    }?.run.entry
  }

  /// Whether a layer is taken away again at once, by the function that adds it.
  func isTakenAway(_ layer: Reference, from starts: [LayerRecord.Run]) -> Bool {
    !starts.isEmpty
      && starts.allSatisfy { start in
        record.removals.contains { removal in
          record.objects(removal.layer).contains(layer) && start.isFollowed(by: removal.run)
        }
      }
  }

  /// Whether the function that adds an animation takes it away again at once.
  func ends(_ addition: LayerRecord.Addition, of layer: Reference) -> Bool {
    record.endings.contains { ending in
      (ending.key == nil || ending.key == addition.key) && record.objects(ending.layer).contains(layer)
        && addition.run.isFollowed(by: ending.run)
    }
  }

  /// Whether a layer's own timing is what every layer has: it bends that of all animations in it.
  func isStandard(_ name: String, of layer: Reference) -> Bool {
    switch value(name, of: layer) {
    case .absent: true
    case .known(let value): value.number == (name == "speed" ? 1 : 0)
    case .open: false
    }
  }

  /// Whether a property is only set before views are laid out, whose bounds are not the last ones then.
  func isSetBeforeLayout(_ name: String, of object: Reference) -> Bool {
    let all = writes(name, of: object)
    return !all.isEmpty
      && all.allSatisfy { write in
        write.run.isImmediate && !record.layoutEntries.contains(write.run.entry)
          && (Self.startEntries.contains(write.run.entry) || write.run.entry == "viewWillAppear"
            || record.initials.contains(write.run.entry))
      }
  }

  /// Where a layer is added to another one.
  func additions(of layer: Reference) -> [LayerRecord.Run] {
    record.withoutCalled(record.attachments, \.run)
      .filter { record.objects($0.layer).contains(layer) }.map(\.run)
  }

  static func value(of writes: [LayerRecord.Write]) -> Value {
    guard let first = writes.first?.value else { return .absent }
    var value = first
    for other in writes.dropFirst().map(\.value) where other != value {
      guard case .bounds(let views)? = value.drawn, case .bounds(let others)? = other.drawn else {
        return .open
      }
      value = .drawn(.bounds(views + others))
    }
    return value == .unknown ? .open : .known(value)
  }
}

extension LayerRecord.Run {
  /// Whether another statement comes after it whenever it runs.
  func isFollowed(by other: LayerRecord.Run) -> Bool {
    entry == other.entry && isImmediate && other.isImmediate && branches == other.branches
      && number < other.number
  }
}

extension LayerRecord {
  /// A function that another one calls does not run by itself too.
  func withoutCalled<Thing>(_ things: [Thing], _ run: (Thing) -> Run) -> [Thing] {
    func isCalled(_ run: Run) -> Bool { run.root.map { called.contains($0) } ?? false }
    let reached = Set(things.map(run).filter { !isCalled($0) }.map(\.place))
    return things.filter { !isCalled(run($0)) || !reached.contains(run($0).place) }
  }

  /// The objects that a property may hold; any other way is one by itself.
  func objects(_ reference: Reference) -> [Reference] {
    reference.ownProperty.flatMap { properties[$0] } ?? [reference]
  }
}

extension CodeEvaluation {
  /// Nil where the class does nothing with layers.
  var recordOfLayers: LayerRecord? {
    guard !layers.isEmpty || !layers.writes.isEmpty else { return nil }
    var record = layers
    for (name, value) in properties {
      let objects = value.element.references.filter { $0.isMade && isFollowed($0) }
      if !objects.isEmpty { record.properties[name] = objects }
    }
    for part in types.parts(of: type) { record.initials.formUnion(types.declarations[part].variables.keys) }
    return record
  }
}
