// Two views that have each other: the first is the hierarchy.
//# Ping
import SwiftUI

struct Ping: View {
  var body: some View { VStack { Pong() } }  //= Pong:Pong uncovered
}

struct Pong: View {
  var body: some View {
    VStack {
      Ping()  //= Ping unknown
      //?^ contains itself
    }
  }
}
