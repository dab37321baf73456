// Wrapped properties of every kind are found by their names.
//# Wrapped
import SwiftUI

struct Wrapped: View {
  @AppStorage("isLoading") private var isLoading = true
  @Environment(\.isLoading) var loading
  @EnvironmentObject var store: Store
  @Binding var isFetching: Bool

  var body: some View {
    VStack {  //= VStack
      Text("a").redacted(reason: isLoading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("b").redacted(reason: loading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("c").redacted(reason: isFetching ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("d").redacted(reason: store.loaded ? [] : .placeholder)  //= Text redacted(placeholder) lines
      Text("e").redacted(reason: isLoading == true ? .placeholder : [])  //= Text redacted(placeholder) lines
    }
  }
}
