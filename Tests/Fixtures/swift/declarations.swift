// swift-format-ignore-file
import UIKit
import class UIKit.UIView
@testable import SkeletonView

/* a /* nested */ comment */
@objc(Screen) public final class ProfileViewController: UIViewController, UITableViewDelegate, @unchecked Sendable {
  @IBOutlet private weak var name: UILabel!
  @IBOutlet var labels: [UILabel]!
  let a = 1, b = 2
  private(set) var count: Int { 3 }
  nonisolated(unsafe) static let shared = ProfileViewController()
  lazy var avatar: UIImageView = {
    let view = UIImageView()
    return view
  }()
  var observed = 3 { didSet { update() } }
  var both: String? {
    get { nil }
    set(new) { print(new) }
  }
  var `default`: Int { get throws { 1 } }
  var closure: ((Int, String) async throws -> Void)?
  class var layerClass: AnyClass { CALayer.self }

  init?(coder: NSCoder) { super.init(coder: coder) }
  required convenience init<T: UIView & Shimmering>(_ view: T, count n: Int = 3, rest: UIView...) where T.Element == UILabel, T: Equatable {}
  deinit { stop() }
  subscript(index: Int) -> UIView { labels[index] }
  subscript(key key: String) -> UIView? { get { nil } set {} }
  override class func load() {}
  static func == (l: ProfileViewController, r: ProfileViewController) -> Bool { l === r }
  static func ==<T>(l: T, r: T) -> Bool { true }
  func typed() async throws(Failure) -> some View where Self: Sendable { body }
  func result() -> (UILabel, [String: Int])? { nil }
  func take(_ body: @escaping @Sendable (inout Int) -> Void, other: inout [UIView]) {}

  enum State: Int, CaseIterable { case a(Int, String), b = 1; indirect case c }
  typealias Handler<T> = (T) -> Void
  struct Inner { class Deep {} }
}

extension ProfileViewController.State: Equatable where Self: Hashable { func f() {} }
extension Array where Element == UIView { func mark() { forEach { $0.isSkeletonable = true } } }
protocol Shimmering: AnyObject {
  associatedtype Item: Hashable = Int
  var item: Item { get set }
  static var shared: Self { get }
  func shimmer(_ on: Bool)
  func other() -> Int
  init(item: Item)
}
actor Store { var value = 0 }
let (x, y) = pair(), z: Int = 4
let (m, (n, _)): (Int, (Int, Int)) = f()
func free(a: Int, _ b: Int, in c: Int) { func local() {}; struct Local { let a = 1 } }
infix operator +++: AdditionPrecedence
precedencegroup Mine { higherThan: AdditionPrecedence }
prefix func ! (value: Bool) -> Bool { value }
@propertyWrapper struct Wrapper<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }
@Wrapper(wrappedValue: 3) var wrapped: Int
@MainActor @discardableResult public func marked() -> Int { 1 }
open class Open {}
