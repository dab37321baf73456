// Views and modifiers of other modules: they are there, nothing is known of them, and that is said once.
//# Foreign
import Kingfisher
import SwiftUI

struct Foreign: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      KFImage(url).resizable()  //= KFImage unknown uncovered
      //?^ neither SwiftUI's nor the project's
      KFImage(other)  //= KFImage unknown
      WaterfallGrid(items) { item in Text("Item") }  //= WaterfallGrid:WaterfallGrid container
      //?^ neither SwiftUI's nor the project's
      Text("a").glow(radius: 3)  //= Text custom lines
      //?^ neither of SwiftUI nor of the project
      Text("b").glow(radius: 4)  //= Text custom lines
    }
    .redacted(reason: .placeholder)
  }
}
