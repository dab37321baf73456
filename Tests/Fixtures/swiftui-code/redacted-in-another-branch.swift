// V1. A view that only a branch which is not listed redacts is listed without it: whether it is covered is not known.
//# Pages, Picture, Caption
import SwiftUI

struct Pages: View {
  @ObservedObject var model: EntryModel
  @State private var tab = Tab.history

  enum Tab { case history, gallery }

  var body: some View {
    switch tab {  //? the condition does not say whether
    case .history: Text("Mon").redacted(reason: .placeholder)  //= Text redacted(placeholder) lines
    case .gallery:
      VStack {
        Picture(user: "XXXXXX").redacted(reason: .placeholder)
        Caption()
      }
    }
  }
}

struct Picture: View {
  let user: String
  var body: some View { Text(user) }  //= Text notKnown
}

struct Caption: View {
  var body: some View { Text("12:00") }  //= Text uncovered
}
