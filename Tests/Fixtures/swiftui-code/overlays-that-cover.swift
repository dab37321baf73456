// swift-format-ignore-file
// U5. What fills its view and lets nothing through: through views of one's own, stacks, frames as large as the view.
//# Covered
import SwiftUI

struct Fill: View {
  var body: some View { Color.gray }
}

struct Covered: View {
  let isLoading: Bool
  private let shades: [Color] = [.red, .blue]

  var body: some View {
    VStack {
      Text("a").overlay(Color(.systemGray6))  //= Text block
      Text("b").overlay { Fill() }  //= Text block
      Text("c").overlay { VStack { Color.gray } }  //= Text block
      Text("d").overlay { Group { Rectangle() } }  //= Text block
      Text("e").overlay { GeometryReader { _ in Rectangle().fill(.gray) } }  //= Text block
      Text("f").frame(width: 200, height: 20).overlay { Color.gray.frame(width: 200, height: 20) }  //= Text block
      Text("g").frame(width: 200, height: 20).overlay { Color.gray.frame(width: 240, height: 20).padding(0) }  //= Text block
      Text("h").overlay { Color.gray.frame(maxWidth: .infinity, maxHeight: .infinity) }  //= Text block
      Text("i").overlay { Color.gray.padding(.horizontal, -4) }  //= Text block
      Text("j").overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))  //= Text block
      Text("k").overlay(LinearGradient(colors: shades, startPoint: .top, endPoint: .bottom))  //= Text block
      Text("l").overlay(LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom))  //= Text block
      Text("m").overlay(Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)))  //= Text block
      Text("n").overlay(.gray)  //= Text block
      Text("o").overlay { Rectangle().fill(.gray).cornerRadius(8) }  //= Text block
      Text("p").overlay { Color.gray.clipShape(RoundedRectangle(cornerRadius: 8)) }  //= Text block
      Text("q").overlay { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.gray) }  //= Text:Text block
      Text("r").overlay { Color.clear.overlay(Color.gray) }  //= Text block
      Text("s").overlay { Color.gray.mask(RoundedRectangle(cornerRadius: 8)) }  //= Text block
      Text("t").overlay(isLoading ? .gray : .clear)  //= Text block
      Text("u").overlay { if isLoading { Color.gray } else { Color.clear } }  //= Text block
      Text("v").overlay { Rectangle().foregroundStyle(.gray) }  //= Text block
      Text("w").overlay { Color.gray.brightness(0.3).shadow(radius: 2) }  //= Text block
      Text("x").overlay { Rectangle().fill(Color.gray.gradient) }  //= Text block
    }
  }
}
