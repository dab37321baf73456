// Layout direction and colour scheme.
//# Arabic
import SwiftUI

struct Arabic: View {
  var body: some View {
    Text("a")  //= Text environment(rtl:true) environment(dark:true) -custom
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.colorScheme, .dark)
      .environment(\.font, .body)
      .environmentObject(Store())
  }
}
