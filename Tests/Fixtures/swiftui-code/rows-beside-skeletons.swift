// swift-format-ignore-file
// Rows of data beside skeleton rows: whether there are any while it loads cannot be told; what is listed by number is there.
//# Feed, More
import SwiftUI

final class Model: ObservableObject {
  @Published var isLoading = true
  @Published var wantsMore = false
  @Published var items: [String] = []
}

struct Feed: View {
  @StateObject var model = Model()
  var body: some View {
    List {
      Text("Title")  //= Text uncovered
      Section {
        ForEach(model.items, id: \.self) { Text($0) }  //= ForEach:ForEach notKnown
      }
      ForEach(0..<2) { _ in Text("Fixed") }  //= Text:Text uncovered
      if model.isLoading {
        ForEach(0..<3) { _ in Text("A row").redacted(reason: .placeholder) }  //= Text:Text lines times=3
      }
    }
  }
}

struct More: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      ForEach(model.items, id: \.self) { Text($0) }  //= Text:Text uncovered
      if model.wantsMore { Text("A row").redacted(reason: .placeholder) }  //= Text lines
      //?^ the condition does not say whether
      List(0..<5) { _ in Text("A").redacted(reason: .placeholder) }  //= Text:Text lines times=5
      List(model.items, id: \.self) { Text($0).redacted(reason: .placeholder) }  //= Text:Text lines times=?
      List { Text("B").redacted(reason: .placeholder) }  //= Text:Text lines times=1
      ForEach(Array(repeating: 0, count: 4), id: \.self) { _ in Text("C").redacted(reason: .placeholder) }  //= Text:Text lines times=4
      ShareLink(item: "x").redacted(reason: .placeholder)  //= ShareLink lines
    }
  }
}
