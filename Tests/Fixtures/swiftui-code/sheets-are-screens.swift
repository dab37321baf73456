// What a sheet or a link shows is a screen of its own: its view is a hierarchy, and no child.
//# HomeView, DetailView, EditView
import SwiftUI

struct HomeView: View {
  @State var isShown = false

  var body: some View {
    NavigationStack {  //= NavigationStack
      NavigationLink(destination: DetailView()) {  //= NavigationLink
        Text("Open")  //= Text text=Open
      }
      NavigationLink {  //= NavigationLink
        DetailView()  //= absent
      } label: {
        Text("Again")  //= Text text=Again
      }
      .sheet(isPresented: $isShown) {
        EditView()  //= absent
      }
    }
  }
}

struct DetailView: View {
  var body: some View { Text("Detail") }  //= Text text=Detail
}

struct EditView: View {
  var body: some View { Text("Edit") }  //= Text text=Edit
}
