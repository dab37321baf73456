// Statements of action closures and values in arguments are no views; a closure of views of another module's type is.
//# BarCard
import SwiftUI
import Bars

enum Words {
  static let rides = NSLocalizedString("ridesCard.title", value: "Rides", comment: "")
  static let key = NSLocalizedString("ridesCard.title", comment: "")
}

struct BarCard: View {
  var body: some View {
    VStack {  //= VStack container
      Text(Words.rides)  //= Text text=Rides lines
      Text(Words.key)  //= Text -text lines
      Text("rides_card.title")  //= Text -text lines
      Text(verbatim: "rides_card.title")  //= Text text=rides_card.title
      RangeBar(current: 3) { next in  //= RangeBar unknown
        //?^ 'RangeBar' is not a known view
        Tracker.shared.log(next)  //= absent
      }
      TitleBar(title: Words.rides)  //= TitleBar unknown
      //?^ 'TitleBar' is not a known view
      Frame { Text("In it") }  //= Text:Text text=In.it lines
      //?^ 'Frame' is not a known view
    }
    .redacted(reason: .placeholder)
  }
}
