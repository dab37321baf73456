// swift-format-ignore-file
// V2. State that an animation changes in onAppear: the overlay's opacity goes from one to the other.
//# Blinking
import SwiftUI

struct Blink: ViewModifier {
  var opacity: Double

  func body(content: Content) -> some View {
    content.overlay(
      ZStack {
        Color.white
        RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.5)).opacity(opacity)
      })
  }
}

struct Blinking: View {
  @State private var opacity = 1.0
  @State private var isOn = false
  @State private var shade = 0.2

  var body: some View {
    VStack {  //= VStack container
      Text("a").modifier(Blink(opacity: opacity))  //= Text skeleton(1.0->0.4,linear:1.5:forever:back) block
      Text("b").modifier(Blink(opacity: isOn ? 0.3 : 0.9))  //= Text skeleton(0.9->0.3,easeInOut:0.8:forever:back) block
      Text("c").modifier(Blink(opacity: shade))  //= Text skeleton(0.2->1.0,easeIn:2.0:4.0x) block
        .animation(.easeIn(duration: 2).repeatCount(4, autoreverses: false), value: shade)
      Text("d").modifier(Blink(opacity: 0.7))  //= Text skeleton(0.7) block
    }
    .onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: true)) {
        if opacity == 0.4 { opacity = 0.8 } else { opacity = 0.4 }
      }
      start()
      shade = 1
    }
  }

  private func start() {
    withAnimation(Animation.easeInOut(duration: 0.8).repeatForever()) { isOn.toggle() }
  }
}
