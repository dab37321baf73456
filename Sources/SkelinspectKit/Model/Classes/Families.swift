extension ViewClass {
  /// Which views have a key.
  struct Families: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }
    init(_ family: Family) { rawValue = 1 << UInt16(family.rawValue) }

    static let all = Families(rawValue: .max)
    static let stacks = Families(.stack)
    static let tables = Families(.table)
    static let collections = Families(.collection)
    static let cells: Families = [Families(.tableCell), Families(.collectionCell)]
    static let headersAndFooters = Families(.headerFooter)
    static let texts: Families = [Families(.label), Families(.textView)]
    static let labels = Families(.label)
    static let textFields = Families(.textField)
    static let buttons = Families(.button)
    static let imageViews = Families(.imageView)
    static let visualEffects = Families(.visualEffect)

    /// UIKit's classes, for messages.
    var classNames: [String] {
      Family.allCases.filter { contains(Families($0)) }.map(\.className)
    }
  }
}
