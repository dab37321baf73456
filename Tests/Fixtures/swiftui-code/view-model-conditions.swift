// swift-format-ignore-file
// Conditions of another object, by the last name.
//# ModelView
import SwiftUI

struct ModelView: View {
  @StateObject private var model = ViewModel()

  var body: some View {
    VStack {  //= VStack
      Text("a").redacted(reason: model.isLoading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("b").redacted(reason: model.state.items.isEmpty ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("c").redacted(reason: model.phase == .loading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("d").redacted(reason: model.isLoadingMore ? .placeholder : [])  //= Text redacted(placeholder)?
      //?^ whether the redaction is there
      Text("e").redacted(reason: model.finishedLoading ? .placeholder : [])  //= Text redacted(placeholder)! uncovered
      Text("f").redacted(reason: (model.isLoading || model.isOld) && true ? .placeholder : [])  //= Text redacted(placeholder) lines
    }
  }
}
