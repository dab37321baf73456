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
    var isOpen: Bool { if case .open = self { true } else { false } }
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

  func value(_ name: String, of object: Reference) -> Value { Self.value(of: writes[object]?[name] ?? []) }

  /// Also what is set of all layers in another.
  func value(_ name: String, of layer: Reference, in parent: Reference) -> Value {
    let ofAll = writes[parent.adding(.property("sublayers"), type: nil)]?[name] ?? []
    return Self.value(of: Self.settled((writes[layer]?[name] ?? []) + ofAll, record))
  }

  func writes(_ name: String, of object: Reference) -> [LayerRecord.Write] { writes[object]?[name] ?? [] }

  /// Objects that are no layers, with what is set of them.
  var views: [Reference] {
    writes.keys.filter { $0.steps.last != .layer && !LayerRecord.isFollowed($0.type?.lastName ?? "") }
  }
  var viewLayers: [Reference] { writes.keys.filter { $0.steps.last == .layer } }

  // MARK: Which writes count

  private static let layoutEntries: Set = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSublayers", "draw",
  ]
  private static let startEntries: Set = ["init", "viewDidLoad", "loadView", "awakeFromNib", "commonInit"]

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

  private static func value(of writes: [LayerRecord.Write]) -> Value {
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

extension LayerRecord {
  /// A function that another one calls does not run by itself too.
  func withoutCalled<Thing>(_ things: [Thing], _ run: (Thing) -> Run) -> [Thing] {
    func isCalled(_ run: Run) -> Bool { run.root.map { called.contains($0) } ?? false }
    let reached = Set(things.map(run).filter { !isCalled($0) }.map(\.place))
    return things.filter { !isCalled(run($0)) || !reached.contains(run($0).place) }
  }

  /// The objects that a property may hold; any other way is one by itself.
  func objects(_ reference: Reference) -> [Reference] {
    guard reference.base == .instance, case .property(let name)? = reference.steps.first,
      reference.steps.count == 1,
      let objects = properties[name]
    else { return [reference] }
    return objects
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
    return record
  }
}
