/// What is to be done to a mapping.
enum MappingChange: Equatable, Sendable {
  /// A key gets a value; where it is not there it is put in.
  case set(String, NewValue, NewKeyPlace = .inOrder)
  case remove(String)
  /// The value stays.
  case rename(String, to: String)
}

/// Where a new key is put in, among those that are there.
enum NewKeyPlace: Equatable, Sendable { case inOrder, before(String), last }

/// The order of keys in which a new one is put in.
struct KeyOrder: Sendable {
  /// New keys come after the last of these.
  var leading: Set<String>
  /// But before the first of these.
  var last: Set<String>
}

/// What becomes of a mapping's keys when all changes are made.
struct MappingPlan {
  /// What becomes of a key that is there: nothing, another name, another value, or it goes.
  struct Fate {
    var name: String?
    var value: NewValue?
    var isRemoved = false
  }

  private let names: [String]
  private(set) var fates: [Fate]
  private(set) var added: [(key: String, value: NewValue, place: NewKeyPlace)] = []

  /// Nil where a key is not there, or stands twice, or would.
  init?(_ changes: [MappingChange], of names: [String]) {
    self.names = names
    fates = Array(repeating: Fate(), count: names.count)
    for change in changes {
      guard make(change) else { return nil }
    }
  }

  private mutating func make(_ change: MappingChange) -> Bool {
    switch change {
    case .set(let key, let value, let place): set(key, value, place)
    case .remove(let key): remove(key)
    case .rename(let key, let name): rename(key, to: name)
    }
  }

  private mutating func set(_ key: String, _ value: NewValue, _ place: NewKeyPlace) -> Bool {
    if let index = added.firstIndex(where: { $0.key == key }) {
      added[index].value = value
      return true
    }
    let own = indices(of: key)
    guard own.count <= 1 else { return false }
    let former = names.firstIndex(of: key).flatMap { fates[$0].isRemoved ? $0 : nil }
    if let index = own.first ?? former {
      (fates[index].value, fates[index].isRemoved) = (value, false)
    } else {
      added.append((key, value, place))
    }
    return true
  }

  private mutating func remove(_ key: String) -> Bool {
    if let index = added.firstIndex(where: { $0.key == key }) {
      added.remove(at: index)
      return true
    }
    let own = indices(of: key)
    guard own.count <= 1 else { return false }
    if let index = own.first { fates[index] = Fate(isRemoved: true) }
    return true
  }

  private mutating func rename(_ key: String, to name: String) -> Bool {
    guard key != name else { return true }
    let own = indices(of: key)
    // What has been renamed already.
    if own.isEmpty { return !indices(of: name).isEmpty }
    guard own.count == 1, remove(name) else { return false }
    fates[own[0]].name = name
    return true
  }

  /// Where a key stands now.
  private func indices(of key: String) -> [Int] {
    names.indices.filter { !fates[$0].isRemoved && (fates[$0].name ?? names[$0]) == key }
  }
}
