/// Views with what code says of them.
func joined(_ hierarchies: [Hierarchy], with code: SwiftSources) -> [Hierarchy] { hierarchies }

extension SwiftSources {
  /// The hierarchies that one of the files makes, known by its name.
  func hierarchies(madeIn name: String) -> [Hierarchy] { [] }
}
