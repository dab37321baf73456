// Where a view is given nil, no value of it is there; of one that is given something its own values may be missing or not.
//# NilScreen, EntryScreen
import SwiftUI

struct Item { let url: String?; let maker: Maker? }
struct Maker { let name: String? }

struct Card: View {
  let item: Item?
  var body: some View {
    if let url = item?.url {  //? the branch of line 13 is listed while it loads; not: line 11
      Text(url)  //= absent
    } else {
      Image("placeholder")  //= Image block
    }
    if let name = item?.maker?.name {  //? none of its branches is there while it loads; not: line 16
      Text(name)  //= absent
    }
  }
}

struct NilScreen: View {
  var body: some View {
    Card(item: nil)
      .redacted(reason: .placeholder)
  }
}

// A part of what is missing is missing too; of what is there it may be either.
struct EntryScreen: View {
  @ObservedObject var model: EntryModel
  let item: Item
  var body: some View {
    VStack {
      if let url = model.entry?.url {  //? is listed while it loads; not: line
        Text(url)  //= absent
      } else {
        Image("placeholder").redacted(reason: .placeholder)  //= Image redacted(placeholder) block
      }
      if let maker = item.maker?.name {  //? the condition does not say whether
        Text(maker)  //= Text uncovered
      }
      Text("Name").redacted(reason: model.entry == nil ? .placeholder : [])  //= Text redacted(placeholder) lines
    }
  }
}
