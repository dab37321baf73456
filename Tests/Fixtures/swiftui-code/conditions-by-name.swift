// swift-format-ignore-file
// V1. Conditions that a name, a comparison or a case tells; what says nothing is unknown, and said once.
//# FeedView
import SwiftUI

enum Phase { case loading, loaded, failed }

struct FeedView: View {
  @State var items: [String] = []
  @State var post: String?
  @State var phase = Phase.loading
  @State var isFavourite = false
  @State var hasLoaded = false
  @State var query = ""

  var body: some View {
    VStack {
      Text("a").redacted(reason: items.isEmpty ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("b").redacted(reason: post == nil ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("c").redacted(reason: post != nil ? [] : .placeholder)  //= Text redacted(placeholder) lines
      Text("d").redacted(reason: phase == .loading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("e").redacted(reason: phase == .loaded ? .placeholder : [])  //= Text redacted(placeholder)! uncovered
      Text("f").redacted(reason: !hasLoaded ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("g").redacted(reason: items.count == 0 && !hasLoaded ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("h").redacted(reason: isFavourite ? .placeholder : [])  //= Text redacted(placeholder)?
      //?^ whether the redaction is there
      Text("i").redacted(reason: query.isEmpty ? .placeholder : [])  //= Text redacted(placeholder)?
      //?^ whether the redaction is there
    }
  }
}
