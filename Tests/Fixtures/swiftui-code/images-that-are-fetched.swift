// An AsyncImage is what its placeholder draws, or its closure while nothing has come.
//# Images
import SwiftUI

struct Images: View {
  let url: URL?
  var body: some View {
    VStack {
      AsyncImage(url: url)  //= AsyncImage uncovered
      AsyncImage(url: url).redacted(reason: .placeholder)  //= AsyncImage redacted(placeholder) block
      AsyncImage(url: url) { image in  //= AsyncImage container
        image.resizable()  //= absent
      } placeholder: {
        Rectangle().fill(.gray.opacity(0.2))  //= Rectangle block
      }
      AsyncImage(url: url) { phase in  //= AsyncImage container
        if let image = phase.image {  //? not: lines
          image.resizable()  //= absent
        } else if phase.error != nil {
          Text("Failed")  //= absent
        } else {
          Color.gray.opacity(0.2)  //= Color block
        }
      }
      AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in  //= AsyncImage uncovered
        switch phase {  //? not: lines
        case .empty: ProgressView()  //= ProgressView uncovered
        case .success(let image): image.resizable()  //= absent
        case .failure: Image(systemName: "photo")  //= absent
        @unknown default: EmptyView()  //= absent
        }
      }
      AsyncImage(url: url, content: { image in image }, placeholder: { Image("holder") })  //= Image:Image block
        .redacted(reason: .placeholder)
      AsyncImage(url: url) { $0.image?.resizable() }  //= AsyncImage uncovered
      // A shape that is meant: nothing says that it goes.
      Rectangle().fill(.gray)  //= Rectangle uncovered
    }
  }
}
