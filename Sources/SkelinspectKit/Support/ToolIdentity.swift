/// What formats say of the program itself.
enum ToolIdentity {
  static let name = "skelinspect"
  /// Where to read about what it checks.
  static let address = "https://github.com/Juanpe/SkeletonView"
  /// Where its own pages and schemas are.
  static let home = "https://github.com/OWNER/skelinspect"
}
