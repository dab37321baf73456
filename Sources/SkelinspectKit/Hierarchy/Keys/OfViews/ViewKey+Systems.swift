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
          "A collection's real items, as the app's data source gives them; default: unknown.")
    case .animations:
      Key(.viewAnimations).in(.layers).says("The UIView keyframe animations that move the view.")
    default: Key(.anything).in(.layers)
    }
  }
}
