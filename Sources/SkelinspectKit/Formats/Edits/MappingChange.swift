/// What is to be done to a mapping.
enum MappingChange: Equatable, Sendable {
  /// A key that is not there is put in.
  case set(String, NewValue)
  /// A new key before another one, or after all.
  case put(String, NewValue, before: String?)
  case remove(String)
  /// The value stays.
  case rename(String, to: String)
}

/// Where a new key is put in.
struct KeyOrder: Sendable {
  /// New keys come after the last of these.
  var leading: Set<String>
  /// But before the first of these.
  var last: Set<String>
}

/// What becomes of a mapping's keys when all changes are made.
struct MappingPlan {
  enum Fate: Equatable {
    case stays, removed
    case changed(name: String?, value: NewValue?)
  }

  private let names: [String]
  private(set) var fates: [Fate]
  private(set) var added: [(key: String, value: NewValue, place: Place)] = []

  enum Place: Equatable { case inOrder, before(String), last }

  /// Nil where a key is not there, or stands twice, or would.
  init?(_ changes: [MappingChange], of names: [String]) {
    self.names = names
    fates = Array(repeating: .stays, count: names.count)
    for change in changes {
      guard make(change) else { return nil }
    }
  }

  private mutating func make(_ change: MappingChange) -> Bool {
    switch change {
    case .set(let key, let value): set(key, value, .inOrder)
    case .put(let key, let value, let other): set(key, value, other.map { .before($0) } ?? .last)
    case .remove(let key): remove(key)
    case .rename(let key, let name): rename(key, to: name)
    }
  }

  private mutating func set(_ key: String, _ value: NewValue, _ place: Place) -> Bool {
    if let index = added.firstIndex(where: { $0.key == key }) {
      added[index].value = value
      return true
    }
    let own = indices(of: key)
    if let index = own.first {
      guard own.count == 1 else { return false }
      if case .changed(let name, _) = fates[index] {
        fates[index] = .changed(name: name, value: value)
      } else {
        fates[index] = .changed(name: nil, value: value)
      }
    } else if let index = names.firstIndex(of: key), fates[index] == .removed {
      fates[index] = .changed(name: nil, value: value)
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
    if let index = own.first { fates[index] = .removed }
    return true
  }

  private mutating func rename(_ key: String, to name: String) -> Bool {
    guard key != name else { return true }
    let own = indices(of: key)
    // What has been renamed already.
    if own.isEmpty { return !indices(of: name).isEmpty }
    guard own.count == 1, remove(name) else { return false }
    if case .changed(_, let value) = fates[own[0]] {
      fates[own[0]] = .changed(name: name, value: value)
    } else {
      fates[own[0]] = .changed(name: name, value: nil)
    }
    return true
  }

  /// Where a key stands now.
  private func indices(of key: String) -> [Int] {
    names.indices.filter { index in
      switch fates[index] {
      case .stays: names[index] == key
      case .removed: false
      case .changed(let name, _): (name ?? names[index]) == key
      }
    }
  }
}
