/// What an Interface Builder file says of its views that no hierarchy file has a key for.
struct InterfaceBuilderFacts: Sendable {
  /// What a view's element holds beside its keys.
  struct View: Sendable {
    /// Runtime attributes that look like SkeletonView's and are none.
    var strangers: [UnrecognizedAttribute] = []
    /// The text of its notes, as in Xcode's Identity inspector.
    var notes: Place?
    /// The id of the controller whose view a container view shows.
    var embedded: Place?

    var isEmpty: Bool { strangers.isEmpty && notes == nil && embedded == nil }
  }

  /// The view of a controller in the file.
  struct Controller: Sendable {
    /// Its class, or the one of UIKit.
    let name: String
    /// Its element's name.
    let place: Place
    let isViewMarked: Bool
  }

  /// The class of File's Owner.
  var owner: String?
  /// By the object id.
  var controllers: [String: Controller] = [:]
  /// By the mapping of the view; those of a hierarchy by the view.
  var views: [Int: View] = [:]
}

/// A runtime attribute that is not SkeletonView's though it was meant to be.
struct UnrecognizedAttribute: Equatable, Sendable {
  enum Mistake: Equatable, Sendable {
    case misspelt(ViewKey)
    /// A type that cannot become the property's.
    case wrongType(ViewKey, found: String)
  }

  let keyPath: String
  let place: Place
  let mistake: Mistake
  /// Its element.
  let node: Node

  /// The key that was meant.
  var key: ViewKey {
    switch mistake {
    case .misspelt(let key), .wrongType(let key, _): key
    }
  }

  /// The type that it should have, in Xcode's words; nil where its name is the mistake.
  var typeName: String? {
    guard case .wrongType(let key, _) = mistake else { return nil }
    return key.shape == .boolean ? "Boolean" : "Number"
  }
}
