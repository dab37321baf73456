// What is put beside an edge, tabs, pickers of colours, and properties of which only the type is known.
//# FeedScreen
import SwiftUI

struct FeedScreen: View {
  @State private var isLoading = true
  @State private var tone = Color.red
  let heading: Text?
  let tint: Color
  var glow: Color {
    switch 0 {
    case 0: return .orange
    default: return .gray
    }
  }

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {  //= Tab container
        ScrollView {
          Text("A story")  //= Text lines
          heading  //= Text -text lines
          Text("Tinted").background(tint)  //= Color in:background uncovered
          Text("Glowing").background(glow)  //= Color in:background uncovered
        }
        .safeAreaInset(edge: .bottom) {
          Button("Search") {}  //= Button label=Search lines
        }
        .safeAreaInset(edge: .top) { Text("A headline") }  //= Text text=A.headline lines
      }
      ColorPicker("Tone", selection: $tone)  //= ColorPicker label=Tone lines
      ShareLink(item: "x") { Text("Share") }  //= Text:Text text=Share lines
      Text("A").fontWidth(.condensed).equatable().toolbarRole(.editor)  //= Text -custom lines
    }
    .redacted(reason: isLoading ? .placeholder : [])
  }
}
