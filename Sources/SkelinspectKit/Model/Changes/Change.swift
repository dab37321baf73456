/// What may be altered in a hierarchy.
enum Change: Equatable, Sendable {
  case set(ViewKey, of: ViewIndex, to: StoredValue)
  case remove(ViewKey, of: ViewIndex)
  /// The value stays.
  case rename(ViewKey, to: ViewKey, of: ViewIndex)
  /// A runtime attribute gets the name or the type that was meant.
  case correct(UnrecognizedAttribute, of: ViewIndex)
  /// `addArrangedSubview` of the stack view that it is a subview of.
  case arrange(ViewIndex)
  /// From the cell itself into its contentView.
  case moveToContentView(ViewIndex)
  /// Show is called on the view too, after the others.
  case callShow(on: ViewIndex)
  /// Show is called on the view before it is called on others.
  case callShowFirst(on: ViewIndex)
  /// Show is no longer called on the view.
  case omitShow(on: ViewIndex)
  /// The data source of its table or collection names the prototype for skeletons.
  case useCell(ViewIndex)
  /// The delegate or data source names the header, footer or supplementary view.
  case useSectionView(ViewIndex)
  /// Of what it holds beside its keys.
  case alter(PartChange, of: ViewIndex)

  static func mark(_ view: ViewIndex) -> Change { .set(.isSkeletonable, of: view, to: .boolean(true)) }

  /// Show is called when the hierarchy has a window.
  static let putInWindow = Change.set(.hasWindow, of: 0, to: .boolean(true))

  /// The table's or collection's data source is one that makes dummy cells.
  static func adoptSkeletonDataSource(_ view: ViewIndex, in hierarchy: Hierarchy) -> Change {
    .set(.dataSource, of: view, to: .text(hierarchy.skeletonDataSourceName(of: view)))
  }

  /// The view that it is about.
  var view: ViewIndex {
    switch self {
    case .set(_, let view, _), .remove(_, let view), .rename(_, _, let view),
      .correct(_, let view), .arrange(let view), .moveToContentView(let view), .callShow(let view),
      .callShowFirst(let view), .omitShow(let view),
      .useCell(let view), .useSectionView(let view), .alter(_, let view):
      view
    }
  }

  /// The same of another view.
  func made(of view: ViewIndex) -> Change {
    switch self {
    case .set(let key, _, let value): .set(key, of: view, to: value)
    case .remove(let key, _): .remove(key, of: view)
    case .rename(let key, let name, _): .rename(key, to: name, of: view)
    case .correct(let attribute, _): .correct(attribute, of: view)
    case .arrange: .arrange(view)
    case .moveToContentView: .moveToContentView(view)
    case .callShow: .callShow(on: view)
    case .callShowFirst: .callShowFirst(on: view)
    case .omitShow: .omitShow(on: view)
    case .useCell: .useCell(view)
    case .useSectionView: .useSectionView(view)
    case .alter(let part, _): .alter(part, of: view)
    }
  }

  /// Whether show may come to other views after it.
  var mayReach: Bool {
    switch self {
    case .set(.isSkeletonable, _, .boolean(true)), .set(.dataSource, _, _), .set(.hasWindow, _, _), .arrange,
      .moveToContentView, .callShow, .callShowFirst, .omitShow:
      true
    default: false
    }
  }

  var isMark: Bool { self == .mark(view) }

  /// Whether both mark views, or neither does.
  func isAlike(_ other: Change) -> Bool { isMark == other.isMark }
}

extension StoredValue {
  static func size(_ size: Size) -> StoredValue { .numbers([size.width, size.height]) }

  /// As YAML and JSON have it, texts without quotes.
  var written: String { ordered().plainText }

  /// As YAML and JSON have it.
  func ordered(for key: ViewKey? = nil) -> OrderedJSON {
    switch self {
    case .boolean(let isTrue): .boolean(isTrue)
    case .number, .integer: OrderedJSON(number)
    case .text(let text): .text(text)
    case .numbers(let sides) where key?.shape == .insets:
      .object(zip(["top", "left", "bottom", "right"], sides).map { ($0, OrderedJSON($1)) })
    case .numbers(let numbers): .list(numbers.map { OrderedJSON($0) })
    case .letters, .reference, .constraints: .null
    }
  }
}
