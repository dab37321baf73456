// Geometry readers, timelines and scroll views hold their views; names of closures hide properties.
//# Measured
import SwiftUI

struct Measured: View {
  let title = "Title"

  var body: some View {
    GeometryReader { proxy in  //= GeometryReader
      ScrollView(.vertical) {  //= ScrollView
        LazyVStack(alignment: .leading) {  //= LazyVStack alignment=leading
          Text(title)  //= Text text=Title
          ForEach(["a"], id: \.self) { title in Text(title) }  //= Text -text
        }
      }
      .frame(height: proxy.size.height)
    }
  }
}
