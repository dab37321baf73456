// swift-format-ignore-file
// U5. Overlays that may cover or not: the view is said to be neither; a redaction covers it all the same.
//# Open
import SwiftUI

struct Blob: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Open: View {
  let isFavourite: Bool
  let width: CGFloat
  @State private var phase = 0.0

  var body: some View {
    VStack {
      Text("a").overlay(Color("ShimmerTint"))  //= Text notKnown
      Text("b").overlay(.ultraThinMaterial)  //= Text notKnown
      Text("c").overlay(Rectangle().fill(.regularMaterial))  //= Text notKnown
      Text("d").overlay(Rectangle().fill(.gray).offset(x: 400))  //= Text notKnown
      Text("e").overlay(Color.gray.position(x: 500, y: 500))  //= Text notKnown
      Text("f").overlay(Rectangle().fill(.gray).scaleEffect(0.1))  //= Text notKnown
      Text("g").overlay(Color.gray.rotationEffect(.degrees(45)))  //= Text notKnown
      Text("h").overlay(Rectangle().fill(.gray).blendMode(.screen))  //= Text notKnown
      Text("i").overlay(Color.gray.blur(radius: 20))  //= Text notKnown
      Text("j").overlay(Rectangle().trim(from: 0, to: 0.5))  //= Text notKnown
      Text("k").overlay(Color.gray.clipShape(Circle()))  //= Text notKnown
      Text("l").overlay(Image("skeleton").resizable())  //= Text notKnown
      Text("m").overlay { if isFavourite { Color.gray } }  //= Text notKnown
      //?^ the condition does not say whether it is there
      Text("n").overlay(Blob().fill(.gray))  //= Text notKnown
      Text("o").overlay(Color.gray.opacity(phase)).onTapGesture { phase = 1 }  //= Text notKnown
      Text("p").overlay(Color.gray.frame(width: width))  //= Text notKnown
      Text("q").overlay(Color.gray.frame(width: 200, height: 20))  //= Text notKnown
      Text("r").overlay { VStack { Color.gray; Color.white } }  //= Text notKnown
      Text("s").overlay(LinearGradient(colors: [Color("a"), .white], startPoint: .top, endPoint: .bottom))  //= Text notKnown
      Text("t").overlay(Rectangle()).foregroundColor(Color("tint"))  //= Text notKnown
      Text("u").overlay(Color("a")).redacted(reason: .placeholder)  //= Text lines
      HStack {  //= HStack container
        Text("v")  //= Text notKnown
        Text("w").redacted(reason: .placeholder).hidden()  //= Text lines
        Image("x").overlay(Color.gray)  //= Image block
      }
      .overlay(Color("a"))
      ZStack {  //= ZStack uncovered
        Text("y")  //= Text notKnown
        Color.gray
      }
    }
  }
}
