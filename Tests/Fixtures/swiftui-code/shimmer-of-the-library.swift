// swift-format-ignore-file
// U7. SwiftUI-Shimmer's modifier with its arguments.
//# ShimmerView
import Shimmer
import SwiftUI

struct ShimmerView: View {
  @State var isLoading = true
  private let slow = Animation.easeInOut(duration: 2).delay(0.5).repeatForever(autoreverses: false)

  var body: some View {
    VStack {  //= VStack
      Text("a").shimmering()  //= Text shimmering(on)
      Text("b").shimmering(active: isLoading)  //= Text shimmering(on)
      Text("c").shimmering(active: !isLoading)  //= Text shimmering(off)
      Text("d").shimmering(animation: slow, bandSize: 0.5)  //= Text shimmering(on,easeInOut:2.0:forever:delay0.5,band:0.5)
      Text("e").shimmering(duration: 3, bounce: true, delay: 0)  //= Text shimmering(on,linear:3.0:forever:back)
      Text("f").shimmering(gradient: Gradient(colors: [.black.opacity(0.3), .black]), mode: .background)  //= Text shimmering(on,background,2stops)
      Text("g").modifier(Shimmer())  //= Text shimmering(on)
      Text("h").redacted(reason: .placeholder).shimmering()  //= Text redacted(placeholder) shimmering(on) lines
      Text("i").shimmering(bandSize: size())  //= Text shimmering(on)
      //?^ an argument of this shimmer
    }
  }
}
