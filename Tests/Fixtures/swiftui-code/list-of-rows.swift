// Lists with rows of the project's own, joined below where they stand; the row is no hierarchy by itself.
//# ArticleList
import SwiftUI

struct Article: Identifiable { let id: Int; let title: String }

struct ArticleRow: View {
  let article: Article

  var body: some View {
    HStack {  //= HStack container
      Image(systemName: "doc")  //= Image systemImage=doc block
      Text(article.title)  //= Text lines
    }
  }
}

struct ArticleList: View {
  @State var articles: [Article] = []

  var body: some View {
    List(articles) { article in  //= List redacted(placeholder) container
      ArticleRow(article: article)  //= ArticleRow container
    }
    .redacted(reason: articles.isEmpty ? .placeholder : [])
    .refreshable {}
  }
}
