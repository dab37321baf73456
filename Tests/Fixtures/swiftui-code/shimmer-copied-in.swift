// swift-format-ignore-file
// A copy of the library in the project, and the modifier that it is called by.
//# Page
import SwiftUI

struct Shimmer: ViewModifier {
  private let animation: Animation
  @State private var isInitialState = true

  init(animation: Animation = .linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false)) {
    self.animation = animation
  }

  func body(content: Content) -> some View {
    content.mask(LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .top, endPoint: .bottom))
      .onAppear { isInitialState = false }
  }
}

extension View {
  @ViewBuilder func shimmering(active: Bool = true) -> some View {
    if active { modifier(Shimmer()) } else { self }
  }
}

struct Page: View {
  var loading: Bool

  var body: some View {
    Text("Page")  //= Text shimmering(on) -mask
      .shimmering(active: loading)
  }
}
