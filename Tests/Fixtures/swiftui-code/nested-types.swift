// Views in extensions, nested types and protocols of one's own.
//# Outer, Inner
import SwiftUI

protocol Screen: View {}

struct Outer: Screen {
  var body: some View { Text("Outer") }  //= Text text=Outer
}

extension Outer {
  struct Inner {}
}

extension Outer.Inner: View {
  var body: some View { Text("Inner") }  //= Text text=Inner
}
