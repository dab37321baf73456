// Every branch of `#if` counts, and nothing under `#if false`.
//# Branches
import SwiftUI

struct Branches: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder) -shimmering
      #if os(iOS)
        Text("iOS")  //= Text text=iOS lines
      #else
        Text("Other")  //= Text text=Other lines
      #endif
      #if false
        Text("Never")  //= absent
      #endif
    }
    #if DEBUG
      .redacted(reason: .placeholder)
    #endif
    #if false
      .shimmering()
    #endif
  }
}
