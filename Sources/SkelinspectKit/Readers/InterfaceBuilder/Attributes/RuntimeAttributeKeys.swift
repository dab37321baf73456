/// The runtime attributes of Interface Builder that a hierarchy has keys for: what SkeletonView marks
/// `@IBInspectable`, and what of UIKit bears on skeletons.
struct RuntimeAttributeKeys {
  enum Key {
    case view(ViewKey)
    case layer(LayerProperty)
  }

  private let keys: [Key]
  private let names: NameTable

  init(_ settings: ReaderSettings) {
    let own = settings.skeletonableKeys.filter { keyPath in
      !keyPath.isEmpty && !Self.known.contains { $0.keyPath == keyPath }
    }
    let all = Self.known + Set(own).sorted().map { ($0, .view(.isSkeletonable)) }
    keys = all.map(\.key)
    names = NameTable(all.map(\.keyPath))
  }

  /// By the key path; Objective-C knows the flags by these names only (`setIsSkeletonable:`).
  func key(at keyPath: Range<Int>, in source: SourceText) -> Key? {
    names.index(of: keyPath, in: source.padded).map { keys[$0] }
  }

  /// Those of SkeletonView.
  static let skeletonKeys = ViewKey.all.filter { $0.key.nib.contains(.inspectable) }

  private static let uiKitKeys = ViewKey.all.filter { $0.key.nib.contains(.runtimeAttribute) }

  private static let known: [(keyPath: String, key: Key)] =
    (skeletonKeys + uiKitKeys).map { ($0.rawValue, .view($0)) } + [
      ("layer.cornerRadius", .layer(.cornerRadius)),
      ("layer.masksToBounds", .layer(.masksToBounds)),
      ("layer.borderWidth", .layer(.borderWidth)),
    ]
}
