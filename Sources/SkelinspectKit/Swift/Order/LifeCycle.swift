/// The functions that UIKit calls of a view or a controller by itself, by when it does.
enum LifeCycle {
  static let making: Set = ["init", "loadView", "viewDidLoad", "awakeFromNib"]
  static let appearing: Set = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMoveToWindow", "didMoveToSuperview",
  ]
  /// After which everything has its size.
  static let layout: Set = ["layoutSubviews", "viewDidLayoutSubviews"]

  /// The view is in no window yet.
  static let beforeWindow = making.union(["viewWillAppear"])
  static let all = making.union(appearing).union(layout)
}
