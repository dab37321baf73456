/// Some of the systems.
struct Systems: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ system: System) { rawValue = 1 << (System.allCases.firstIndex(of: system) ?? 0) }

  static let skeletonView = Systems(.skeletonView)
  static let swiftUI = Systems(.swiftUI)
  static let layers = Systems(.layers)
  static let all: Systems = [.skeletonView, .swiftUI, .layers]

  var names: [String] { System.allCases.filter { contains(Systems($0)) }.map(\.rawValue) }
}

extension System {
  /// No key of a view of this system, made once.
  var otherKeys: KeySet { Self.otherKeys[self] ?? KeySet() }

  func has(_ key: ViewKey) -> Bool { key.key.systems.contains(Systems(self)) }

  private static let otherKeys = Dictionary(
    uniqueKeysWithValues: allCases.map { system in
      (system, KeySet(without: ViewKey.all.filter { !system.has($0) }))
    })
}
