// swift-format-ignore-file
// Opacities: literals, conditions of loading, what cannot be told.
//# Fading
import SwiftUI

struct Fading: View {
  @State var isLoading = true
  @State var isPressed = false
  @State var amount = 0.0

  var body: some View {
    VStack {  //= VStack
      Text("a").opacity(0.5)  //= Text opacity(0.5)
      Text("b").opacity(isLoading ? 0 : 1)  //= Text opacity(0.0)
      Text("c").opacity(isLoading ? 1 : 0)  //= Text opacity(1.0)
      Text("d").opacity(isPressed ? 0.5 : 1)  //= Text opacity(1.0)?
      Text("e").opacity(amount).onTapGesture { amount = 1; isPressed = true }  //= Text opacity(1.0)?
    }
  }
}
