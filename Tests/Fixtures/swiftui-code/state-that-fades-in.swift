// swift-format-ignore-file
// What begins transparent and is animated to be seen is not hidden.
//# Fading
import SwiftUI

struct Fading: View {
  @State private var appeared = false
  @State private var opacity = 0.0
  @State private var pulses = false
  let never = 0.0

  var body: some View {
    VStack {
      Text("a").redacted(reason: .placeholder).opacity(appeared ? 1 : 0)  //= Text opacity(1.0)? lines
      Text("b").redacted(reason: .placeholder).opacity(opacity)  //= Text opacity(0.8)? lines
      Text("c").redacted(reason: .placeholder).opacity(pulses ? 1 : 0)  //= Text opacity(1.0)? lines
      Text("d").redacted(reason: .placeholder).opacity(never)  //= Text opacity(0.0) lines
    }
    .onAppear {
      withAnimation(.easeIn) { appeared = true }
      withAnimation { opacity = 0.8 }
      withAnimation(.linear(duration: 1).repeatForever()) { pulses.toggle() }
    }
  }
}
