// swift-format-ignore-file
// U5. Lines, what lets through, and what is smaller than its view cover nothing.
//# Free, Page
import SwiftUI

struct Free: View {
  let isLoading: Bool
  private let shade = Gradient(colors: [.clear, .white])

  var body: some View {
    VStack {
      Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))  //= Text uncovered
      Text("b").overlay(Rectangle().strokeBorder(Color.gray, lineWidth: 1))  //= Text uncovered
      Text("c").overlay(LinearGradient(colors: [.clear, .black.opacity(0.7)], startPoint: .top, endPoint: .bottom))  //= Text uncovered
      Text("d").overlay(LinearGradient(gradient: Gradient(colors: [.clear, .black]), startPoint: .top, endPoint: .bottom))  //= Text uncovered
      Text("e").overlay(LinearGradient(gradient: shade, startPoint: .top, endPoint: .bottom))  //= Text uncovered
      Text("f").overlay(LinearGradient(stops: [.init(color: .clear, location: 0), .init(color: .white, location: 1)], startPoint: .top, endPoint: .bottom))  //= Text uncovered
      Text("g").overlay(RadialGradient(colors: [.clear, .white], center: .center, startRadius: 0, endRadius: 20))  //= Text uncovered
      Text("h").overlay(Rectangle().fill(LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)))  //= Text uncovered
      Text("i").overlay(Rectangle().fill(.clear))  //= Text uncovered
      Text("j").overlay(Rectangle().foregroundColor(.clear))  //= Text uncovered
      Text("k").overlay(Rectangle().foregroundStyle(.gray.opacity(0.2)))  //= Text uncovered
      Text("l").overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.3))  //= Text uncovered
      Text("m").overlay(.black.opacity(0.3))  //= Text uncovered
      Text("n").overlay(Rectangle().fill(.gray).frame(height: 1), alignment: .bottom)  //= Text uncovered
      Text("o").overlay(Divider(), alignment: .bottom)  //= Text uncovered
      Text("p").overlay(Rectangle().fill(.gray).padding(30))  //= Text uncovered
      Text("q").frame(width: 200, height: 20).overlay { Color.gray.frame(height: 10) }  //= Text uncovered
      Text("r").overlay { HStack { Color.gray.frame(width: 20); Spacer() } }  //= Text uncovered
      Text("s").overlay(Color.gray.hidden())  //= Text uncovered
      Text("t").overlay(isLoading ? .clear : .gray)  //= Text uncovered
      Text("u").overlay { Color.clear; if !isLoading { Color.gray } }  //= Text uncovered
      Text("v").overlay { Text("9").padding(4).background(Color.red) }  //= Text:Text uncovered
      Text("w").overlay { Color.gray.mask(Circle().stroke()) }  //= Text uncovered
      ZStack {  //= ZStack uncovered
        Text("x")  //= Text uncovered
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        ProgressView()
      }
    }
  }
}

// What fills a screen is larger than a button; a row may be as small.
struct Page: View {
  let isLoading: Bool

  var body: some View {
    ScrollView {  //= ScrollView container
      Text("a")  //= Text uncovered
      Text("b").redacted(reason: isLoading ? .placeholder : [])  //= Text lines
      Group { Text("c") }  //= Text:Text notKnown
        .overlay { Image("back").resizable().frame(width: 16, height: 19) }
    }
    .overlay(alignment: .topLeading) {
      Button { close() } label: { Image("back").resizable().frame(width: 16, height: 19) }
    }
  }
}
