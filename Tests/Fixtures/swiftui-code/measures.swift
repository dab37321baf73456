// swift-format-ignore-file
// padding and frame in their forms, with constants.
//# Measures
import SwiftUI

private enum Space { static let small: CGFloat = 4; static var large: CGFloat { small * 2 + 1 } }

struct Measures: View {
  private let side: CGFloat = 44

  var body: some View {
    VStack(spacing: Space.small) {  //= VStack spacing=4.0
      Text("a").padding()  //= Text padding(16.0,16.0,16.0,16.0)
      Text("b").padding(8)  //= Text padding(8.0,8.0,8.0,8.0)
      Text("c").padding(.horizontal, Space.large)  //= Text padding(0.0,9.0,0.0,9.0)
      Text("d").padding([.top, .leading], 3)  //= Text padding(3.0,3.0,0.0,0.0)
      Text("e").padding(.bottom)  //= Text padding(0.0,0.0,16.0,0.0)
      Text("f").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))  //= Text padding(1.0,2.0,3.0,4.0)
      Text("g").frame(width: side, height: side / 2)  //= Text frame(w:44.0,h:22.0)
      Text("h").frame(maxWidth: .infinity, alignment: .leading)  //= Text frame(maxW:inf)
      Text("i").padding(unknownAmount)  //= Text -padding
    }
  }
}
