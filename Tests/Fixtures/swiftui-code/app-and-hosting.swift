// The app and a hosting controller begin with a view, which is a hierarchy all the same.
//# MainView, HostedView
import SwiftUI
import UIKit

@main
struct MyApp: App {
  var body: some Scene { WindowGroup { MainView() } }  //= absent
}

struct MainView: View {
  var body: some View { Text("Main") }  //= Text text=Main
}

struct HostedView: View {
  var body: some View { Text("Hosted") }  //= Text text=Hosted
}

final class Controller: UIViewController {
  func show() { present(UIHostingController(rootView: HostedView()), animated: true) }
}
