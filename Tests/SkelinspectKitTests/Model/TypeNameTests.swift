import Testing

@testable import SkelinspectKit

@Suite("Class names")
struct TypeNameTests {
  @Test(
    "A name is printed as Swift prints a class, without modules and outer types",
    arguments: [
      ("UIView", "UIView"), ("App.Card", "Card"), ("App.Outer.Inner", "Inner"), ("Box<Int>", "Box<Int>"),
      ("App.Box<Swift.Int>", "Box<Int>"), ("Outer<Int>.Inner", "Inner"), ("A.B<C.D, E.F<G.H>>", "B<D, F<H>>"),
      (".", "."), ("a..", "a.."),
    ])
  func unqualified(_ name: String, _ printed: String) {
    #expect(TypeName.unqualified(name) == printed)
  }

  @Test("Parents stand before their children in the table, and no name stands twice")
  func table() {
    var seen: Set<String> = []
    for (name, superclass) in uiKitClasses {
      #expect(seen.insert("\(name)").inserted)
      #expect("\(superclass)".isEmpty || seen.contains("\(superclass)"))
    }
  }

  @Test(
    "A class belongs to the family of its nearest named ancestor",
    arguments: [
      ("UICollectionViewListCell", ViewClass.Family.collectionCell), ("UISearchTextField", .textField),
      ("UICollectionReusableView", .plain), ("UIWindow", .plain), ("UITableView", .table),
    ])
  func family(_ name: String, _ family: ViewClass.Family) throws {
    #expect(try #require(ViewClass(named: name)).family == family)
  }
}
