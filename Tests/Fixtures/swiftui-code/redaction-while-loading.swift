// swift-format-ignore-file
// V1. A redaction whose condition is told by a name; one part is taken out of it.
//# ProfileView
import SwiftUI

struct ProfileView: View {
  @State private var isLoading = true
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {  //= VStack alignment=leading spacing=8.0 redacted(placeholder) container
      Image("avatar")  //= Image image=avatar block
        .resizable()
        .frame(width: 60, height: 60)
      Text(name)  //= Text -text lines
        .font(.headline)
      Text("About").unredacted()  //= Text text=About unredacted uncovered
      Spacer()  //= Spacer uncovered
    }
    .redacted(reason: isLoading ? .placeholder : [])
    .padding(.horizontal, 20)
  }
}
