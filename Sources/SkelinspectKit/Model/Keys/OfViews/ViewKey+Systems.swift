/// The keys that SwiftUI's views alone have, and those of layers by hand.
extension ViewKey {
  var swiftUIRow: Key {
    switch self {
    case .label:
      Key(.optionalText).in(.swiftUI, of: "Button")
        .says("The text of a control's label, such as a button's title.")
    case .systemImage:
      Key(.optionalText).in(.swiftUI, of: "Image")
        .says("The name of a symbol that an image, a label or a button shows.")
    case .color:
      Key(.tint).in(.swiftUI, of: "Color").says(
        "The colour of a Color: #RRGGBB, #RRGGBBAA, a name, or one of these and an alpha, black 0.3.")
    case .fill:
      Key(.tint).in(.swiftUI, of: "Circle")
        .says("The colour that a shape is filled with; default: the foreground's.")
    case .cornerRadius:
      Key(.number).in(.swiftUI, of: "RoundedRectangle")
        .says("The corner radius of a RoundedRectangle in points; default: 0.")
    case .opacity:
      Key(.number).in(.swiftUI, of: "Rectangle")
        .says("A shape's or an overlay's own opacity from 0 to 1; default: 1.")
    case .modifiers:
      Key(.modifiers).in(.swiftUI, of: "Text").says(
        "A SwiftUI view's modifiers in source order: the last one is the outermost.")
    default: Key(.anything).in(.swiftUI)
    }
  }

  /// One sentence more where SwiftUI's views mean something else by it than UIKit's; no part of the row, which is made
  /// at every start.
  var swiftUISummary: String? {
    switch self {
    case .type: "In SwiftUI the view's type, such as Text."
    case .frame: "In SwiftUI where layout put the view itself, before its modifiers."
    case .children: "In SwiftUI the views in it, in the order of the source."
    case .alignment: "In SwiftUI alignment across a stack's axis, in a ZStack both ways; default: center."
    case .spacing: "In SwiftUI points between a stack's views; skeletons do not depend on it; default: 8."
    case .text: "In SwiftUI the words of a text or field; redacted, its bars are as wide; empty, it has none."
    case .image: "In SwiftUI the picture's name; a redacted image is a block."
    default: nil
    }
  }

  /// What people read of it.
  var sentences: [String] { [key.summary] + [swiftUISummary].compactMap(\.self) }

  var layersRow: Key {
    switch self {
    case .transform:
      Key(.transform).in(.layers).says(
        "The view's transform: rotation in degrees, scale, translation in points; default: identity.")
    case .gestureRecognizers:
      Key(.gestures).in(.layers).says("What the view's gesture recognizers wait for, such as tap.")
    case .numberOfItems:
      Key(.integer).in([.skeletonView, .layers]).usually(of: .collections)
        .says(
          "A collection's real items, as the app's data source gives them; default: unknown, in calls 0.")
    case .animations:
      Key(.viewAnimations).in(.layers).says("The UIView keyframe animations that move the view.")
    default: Key(.anything).in(.layers)
    }
  }
}
