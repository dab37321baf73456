// swift-format-ignore-file
// A stored default that whoever makes the view could replace, and does not, is its value; state may change.
//# Page
import SwiftUI

struct Plain: View {
  var isLoading = false
  var body: some View { Text("a").redacted(reason: isLoading ? .placeholder : []) }  //= Text redacted(placeholder)! uncovered
}

struct Given: View {
  var isLoading = false
  var body: some View { Text("a").redacted(reason: isLoading ? .placeholder : []) }  //= Text redacted(placeholder) lines
}

struct Stateful: View {
  @State var isLoading = false
  var body: some View { Text("a").redacted(reason: isLoading ? .placeholder : []) }  //= Text redacted(placeholder) lines
}

struct Set: View {
  var isLoading = false
  init(_ name: String) { if name.isEmpty { isLoading = true } }
  var body: some View { Text("a").redacted(reason: isLoading ? .placeholder : []) }  //= Text redacted(placeholder) lines
}

struct Page: View {
  let model: Model
  var body: some View {
    VStack {
      Plain()
      Given(isLoading: model.isLoading)
      Stateful()
      Set("x")
    }
  }
}
