/// What show is to make of a file's views: its outcome as it was written down, or as it is now.
package struct FileExpectation: Sendable {
  /// Of one hierarchy.
  struct Screen: Sendable {
    let name: String?
    /// What crashes the app, and where; nil where nothing does.
    let crash: String?
    /// Parents before children.
    let views: [ExpectedView]
    /// Where it begins.
    let place: Place
  }

  let screens: [Screen]

  /// No view is in it.
  package var isEmpty: Bool { screens.isEmpty }
}

/// A view as an expectation knows it. Texts are escaped, and shortened as in messages.
struct ExpectedView: Sendable {
  let type: String
  let id: String?
  /// What it is to the view that holds it, where that says more than its type.
  let part: String?
  /// The views around it.
  let depth: Int
  let parent: Int?
  let outcome: ViewOutcome
  let place: Place
  /// False of a view in whose surroundings nothing is marked: an expectation does not list it.
  var isListed = true

  /// `UIStackView#header`.
  var name: String { id.map { "\(type)#\($0)" } ?? type }

  /// `PostCell (prototype)`.
  var label: String { part.map { "\(name) (\($0))" } ?? name }

  /// The id alone where there is one.
  var shortName: String { id ?? type }
}
