// swift-format-ignore-file
// What the project declares by a name of a shimmer is what its body does, and not SwiftUI-Shimmer's.
//# Names
import SwiftUI

struct ShimmerEffect: ViewModifier {
  @State private var isOn = false

  func body(content: Content) -> some View {
    content.opacity(isOn ? 0.5 : 1)
      .animation(.linear(duration: 2).repeatForever(), value: isOn)
      .onAppear { isOn = true }
  }
}

struct Shimmer: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.2) }
}

extension View {
  func shimmering() -> some View { overlay(Color.gray) }
  func shimmer() -> some View { opacity(0.4) }
}

struct Names: View {
  var body: some View {
    VStack {
      Text("a").modifier(ShimmerEffect())  //= Text opacity(1.0) -shimmering
      Text("b").modifier(Shimmer())  //= Text opacity(0.2) -shimmering
      Text("c").shimmering()  //= Text:Text overlay -shimmering
      Text("d").shimmer()  //= Text opacity(0.4) -shimmering
    }
  }
}
