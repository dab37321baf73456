// swift-format-ignore-file
// Pulses and bands by hand: state that a repeating animation moves from the beginning.
//# Pulsing, Sweeping, Half
import SwiftUI

struct Pulse: ViewModifier {
  @State private var dim = false
  func body(content: Content) -> some View {
    content.opacity(dim ? 0.4 : 1).onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever()) { dim = true } }
  }
}

struct Pulsing: View {
  @State private var isOn = false
  @State private var shade = 0.0
  @State private var isSeen = false

  var body: some View {
    VStack {  //= VStack container -openMotions
      Text("a").redacted(reason: .placeholder).modifier(Pulse())  //= Text lines moves=opacity:1.0->0.4,easeInOut:0.8:forever:back
      Text("b").opacity(isOn ? 1 : 0.3).animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)  //= Text moves=opacity:0.3->1.0,linear:2.0:forever
      Circle().fill(.gray).opacity(shade)  //= Circle opacity(1.0)? moves=opacity:0.0->1.0,easeInOut:1.0:forever:back
      Text("c").opacity(isSeen ? 1 : 0.5)  //= Text -moves
    }
    .onAppear {
      isOn.toggle()
      withAnimation(Animation.easeInOut(duration: 1).repeatForever()) { shade = 1 }
    }
    .onTapGesture { isSeen = true }
  }
}

struct Sweeping: View {
  @State private var phase: CGFloat = -1
  @State private var start = UnitPoint(x: -1.5, y: 0.5)
  @State private var isRight = false

  var body: some View {
    VStack {  //= VStack -openMotions
      Text("a").redacted(reason: .placeholder)  //= Text lines
        .mask(LinearGradient(colors: [.black.opacity(0.3), .black], startPoint: UnitPoint(x: phase, y: 0.5), endPoint: .trailing))  //= LinearGradient moves=startPoint:(-1,.0.5)->(1.5,.0.5),linear:1.2:forever -openMotions
      LinearGradient(gradient: Gradient(colors: [.gray, .white]), startPoint: start, endPoint: .bottomTrailing)  //= LinearGradient moves=startPoint:(-1.5,.0.5)->(1,.0.5),linear:1.2:forever
      LinearGradient(colors: [.gray, .white], startPoint: isRight ? .topLeading : .leading, endPoint: isRight ? .topTrailing : .zero)  //= LinearGradient moves=startPoint:(0,.0.5)->(0,.0),easeInOut:0.35:forever:back moves=endPoint:(0,.0)->(1,.0),easeInOut:0.35:forever:back
        .animation(.default.repeatForever(), value: isRight)
      LinearGradient(stops: [.init(color: .gray, location: phase), .init(color: .white, location: phase + 0.2)], startPoint: .top, endPoint: .bottom)  //= LinearGradient moves=locations:(-1,.-0.8)->(1.5,.1.7),linear:1.2:forever
      Rectangle().fill(.gray).offset(x: phase * 100)  //= Rectangle moves=offset:(-100,.0)->(150,.0),linear:1.2:forever
    }
    .onAppear {
      withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
        phase = 1.5
        start = UnitPoint(x: 1, y: 0.5)
      }
      isRight = true
    }
  }
}

// What is moved beside what is understood is not known.
struct Half: View {
  @State private var phase = 0.0
  @State private var angle = 0.0

  var body: some View {
    VStack {  //= VStack openMotions=2
      Text("a").redacted(reason: .placeholder).opacity(phase).scaleEffect(phase)  //= Text lines moves=opacity:0.0->1.0,linear:1.0:forever:back
      Text("b").rotationEffect(.degrees(angle))  //= Text -moves
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever()) { phase = 1 }
      withAnimation(.linear(duration: 1).repeatForever()) { angle = 90 }
    }
  }
}
