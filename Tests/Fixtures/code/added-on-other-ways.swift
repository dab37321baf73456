// What is put in where the function does not show is not there when show comes; what a closure that is made after show puts in may be.
import SkeletonView

final class OtherWaysController: UIViewController {
  let nameLabel = UILabel()  //= lines
  let writeButton = UIButton()  //= uncovered
  let editButton = UIButton()  //= uncovered
  let connectButton = UIButton()  //= uncovered|block
  let laterLabel = UILabel()  //= uncovered|lines
  var isOwn = false
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(nameLabel)
    nameLabel.isSkeletonable = true
    if isOwn {
      add(writeButton)
      return
    }
    if presentingViewController == nil {
      view.showSkeleton()
    } else {
      addEditButton()
    }
    load { [weak self] in
      self?.view.hideSkeleton()
      self?.addConnectButton()
      guard let self else { return }
      self.view.addSubview(self.laterLabel)
      self.laterLabel.isSkeletonable = true
    }
  }
  private func addEditButton() { add(editButton) }
  private func addConnectButton() { add(connectButton) }
  private func add(_ button: UIButton) {
    view.addSubview(button)
    button.isSkeletonable = true
    button.isHiddenWhenSkeletonIsActive = true
  }
  func load(_ done: @escaping () -> Void) { done() }
}

// They are there: the way goes on, the closure is made before show, the loop comes again, what fails has begun.
final class SameWayController: UIViewController {
  let nameLabel = UILabel()  //= lines
  let editButton = UIButton()  //= block
  let moreButton = UIButton()  //= block
  let otherButton = UIButton()  //= block
  let failLabel = UILabel()  //= lines
  var isOwn = false
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    add(nameLabel)
    if isOwn { add(editButton) }
    load { [weak self] in self?.addMore() }
    do {
      try check()
      add(failLabel)
      try check()
    } catch {
      view.showSkeleton()
    }
    for number in 0..<2 {
      if number == 0 { add(otherButton) } else { view.showSkeleton() }
    }
    view.hideSkeleton()
  }
  private func addMore() { add(moreButton) }
  private func add(_ child: UIView) {
    view.addSubview(child)
    child.isSkeletonable = true
  }
  func check() throws {}
  func load(_ done: () -> Void) { done() }
}

// One function is called for both ways, and another one is called by UIKit, too.
final class BothWaysController: UIViewController {
  let nameLabel = UILabel()  //= lines
  let writeButton = UIButton()  //= block
  let editButton = UIButton()  //= block
  override func loadView() {
    super.loadView()
    view.addSubview(nameLabel)
    nameLabel.isSkeletonable = true
    view.isSkeletonable = true
    addEditButton()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    begin(true)
    begin(false)
    load { [weak self] in self?.addEditButton() }
  }
  private func begin(_ isOwn: Bool) {
    if isOwn {
      view.addSubview(writeButton)
      writeButton.isSkeletonable = true
      return
    }
    view.showSkeleton()
  }
  private func addEditButton() {
    view.addSubview(editButton)
    editButton.isSkeletonable = true
  }
  func loaded() { view.hideSkeleton() }
  func load(_ done: @escaping () -> Void) { done() }
}
