/// The functions that UIKit calls of a view or a controller by itself, by when it does.
enum LifeCycle {
  /// Once, one after the other.
  static let making = ["init", "awakeFromNib", "loadView", "viewDidLoad"]
  static let appearing: Set = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMoveToWindow", "didMoveToSuperview",
  ]
  /// After which everything has its size.
  static let layout: Set = ["layoutSubviews", "viewDidLayoutSubviews"]

  /// The view is in no window yet.
  static let beforeWindow = Set(making + ["viewWillAppear"])
  static let all = appearing.union(making).union(layout)
}
