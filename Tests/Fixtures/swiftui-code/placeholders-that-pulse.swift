// swift-format-ignore-file
// Greys that pulse for ever, or over which a gradient moves, are placeholders; what fades once or is bright is none.
//# Pulsing, Moving, Banded, Masked, Veiled
import SwiftUI

struct Pulsing: View {
  @State private var dim = false
  @State private var once = false
  var body: some View {
    VStack {
      Rectangle().fill(.gray).opacity(dim ? 0.4 : 1)  //= Rectangle block
      Rectangle().fill(.blue).opacity(dim ? 0.4 : 1)  //= Rectangle uncovered
      Rectangle().fill(.gray).opacity(once ? 0.4 : 1)  //= Rectangle uncovered
      Text("Real").opacity(dim ? 0.4 : 1)  //= Text uncovered
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever()) { dim = true }
      withAnimation(.linear(duration: 1)) { once = true }
    }
  }
}

struct Moving: View {
  @State private var on = false
  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 4).fill(LinearGradient(colors: [.gray.opacity(0.3), .gray.opacity(0.1)], startPoint: on ? .trailing : .leading, endPoint: .trailing))  //= RoundedRectangle block moves=startPoint:(0,.0.5)->(1,.0.5),linear:1.0:forever
      LinearGradient(colors: [.gray, .white], startPoint: on ? .trailing : .leading, endPoint: .trailing)  //= LinearGradient block
      LinearGradient(colors: [.red, .white], startPoint: on ? .trailing : .leading, endPoint: .trailing)  //= LinearGradient uncovered
      LinearGradient(colors: [.gray, .white], startPoint: .leading, endPoint: .trailing)  //= LinearGradient uncovered
    }
    .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { on = true } }
  }
}

struct Band: ViewModifier {
  @State private var phase = -1.0
  func body(content: Content) -> some View {
    content
      .overlay(LinearGradient(colors: [.clear, .white.opacity(0.4), .clear], startPoint: .leading, endPoint: .trailing).offset(x: phase * 200))
      .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 } }
  }
}

struct Banded: View {
  var body: some View {
    VStack {
      Capsule().fill(.gray)  //= Capsule block
      Capsule().fill(.green)  //= Capsule uncovered
    }
    .modifier(Band())
  }
}

struct Masked: View {
  let isLoading: Bool
  var body: some View {
    VStack {
      Capsule().fill(.gray).opacity(isLoading ? 1 : 0)  //= Capsule block
      Capsule().fill(.gray).opacity(isLoading ? 1 : 0.5)  //= Capsule uncovered
      Capsule().fill(.gray).opacity(isLoading ? 0 : 1)  //= Capsule uncovered
    }
  }
}

// What stands over others only while it loads may cover them; a spinner does not.
struct Veiled: View {
  let isLoading: Bool
  var body: some View {
    VStack {
      ZStack {
        Text("a")  //= Text notKnown
        if isLoading { Rectangle().fill(.gray).frame(width: 200, height: 20) }  //= Rectangle block
      }
      ZStack {
        Text("b").opacity(isLoading ? 0 : 1)  //= Text uncovered
        Rectangle().fill(.gray).opacity(isLoading ? 1 : 0)  //= Rectangle block
      }
      ZStack {
        Text("c").redacted(reason: .placeholder)  //= Text lines
        if isLoading { ProgressView() }  //= ProgressView uncovered
      }
      ZStack {
        Text("d")  //= Text uncovered
        if isLoading { ProgressView() }  //= ProgressView uncovered
      }
    }
  }
}
