/// Keys that stand in the same mapping of a hierarchy file.
package struct KeyGroup: Sendable {
  let title: String
  package let keys: [DescribedKey]

  /// Every key, in the order of the tables.
  package static var all: [KeyGroup] {
    [
      KeyGroup(title: "Of a view", keys: ViewKey.all.map { DescribedKey($0) }),
      KeyGroup("Around the root view", EnvelopeKey.self),
      KeyGroup("Of show", ShowKey.self, in: .show),
      KeyGroup("Of a call", CallKey.self, in: .calls),
      KeyGroup("Of appearance", AppearanceKey.self, in: .appearance),
      KeyGroup("Of environment", EnvironmentKey.self, in: .environment),
      KeyGroup("Of capture", CaptureKey.self, in: .capture),
    ]
  }

  /// Only these keys, where they stand.
  package static func groups(of keys: [DescribedKey]) -> [KeyGroup] {
    let names = Set(keys.map(\.name))
    return all.map { group in
      KeyGroup(title: group.title, keys: group.keys.filter { names.contains($0.name) })
    }.filter { !$0.keys.isEmpty }
  }

  private init(title: String, keys: [DescribedKey]) { (self.title, self.keys) = (title, keys) }

  private init<Key: MappingKey>(_ title: String, _ keys: Key.Type, in mapping: EnvelopeKey? = nil) {
    self.init(title: title, keys: Key.allCases.map { DescribedKey($0, in: mapping?.rawValue) })
  }
}
