// U5. A modifier over a ViewModifier is what its body is: an overlay that fills is a skeleton.
//# PostView
import SwiftUI

struct SkeletonModifier: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    content.overlay(
      ZStack {
        Color.white
        RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.5))
      }
      .opacity(isShown ? 1 : 0))  //? whether this view is there
  }
}

extension View {
  func skeleton(when isShown: Bool) -> some View { modifier(SkeletonModifier(isShown: isShown)) }
}

struct PostView: View {
  @State var isLoading = true
  @State var wasRead = false

  var body: some View {
    VStack {  //= VStack container
      Text("Title").skeleton(when: isLoading)  //= Text skeleton(1.0) block
      Text("Body").skeleton(when: !isLoading)  //= Text skeleton(1.0,off) uncovered
      Text("Third").modifier(SkeletonModifier(isShown: true))  //= Text skeleton(1.0) block
      Text("Fourth").skeleton(when: wasRead)  //= Text skeleton(1.0)?
        .onTapGesture { wasRead = true }
    }
  }
}
