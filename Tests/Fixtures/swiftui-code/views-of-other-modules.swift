// Views and modifiers of other modules: they are there, nothing is known of them, and that is said once.
//# Foreign
import Kingfisher
import SwiftUI

struct Foreign: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      KFImage(url).resizable()  //= KFImage unknown uncovered
      //?^ is not a known view, nor one of the project
      KFImage(other)  //= KFImage unknown
      WaterfallGrid(items) { item in Text("Item") }  //= WaterfallGrid:WaterfallGrid container
      //?^ is not a known view, nor one of the project
      Text("a").glow(radius: 3)  //= Text custom lines
      //?^ is not a known modifier, nor one of the project
      Text("b").glow(radius: 4)  //= Text custom lines
      Text("c").skeleton(with: isEmpty)  //= Text custom lines
      //?^ 'skeleton' is not a known modifier
    }
    .redacted(reason: .placeholder)
  }
}
