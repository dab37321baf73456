// Overlays of another look stay what they are: views after the children.
//# AvatarView
import SwiftUI

struct AvatarView: View {
  let isLoading: Bool

  var body: some View {
    Image("me")  //= Image overlay background
      .overlay { if isLoading { Rectangle().fill(.gray) } }  //= Rectangle fill=gray in:overlay
      .overlay { if !isLoading { Circle().stroke(.red) } }  //= absent
      .background(Color.black.opacity(0.2))  //= Color color=black opacity(0.2) in:background
      .background(.red)
  }
}
