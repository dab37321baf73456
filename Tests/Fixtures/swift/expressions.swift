// swift-format-ignore-file
a.b?.c!.d(e: f, g)[h] = i
label.font = .systemFont(ofSize: 12, weight: .bold)
view.layer.cornerRadius += 4
let s = a ? b : c ? d : e
let t = isHidden
  ? first
  : second
a = b ? c.d : .e
x = y as? UILabel ?? z
let any = value as! [String: Any], flag = value is UIView && other
UIView.animate(withDuration: 0.3) { a() } completion: { _ in b() }
UIView.animate(withDuration: 0.3, animations: { [weak self] in self?.a() }, completion: nil)
list.map { (a: Int, b) async throws -> [Int: Foo<Bar>] in a }
list.forEach { [unowned self, x = y.z] a, b in a.b() }
list.sorted { $0 < $1 }.first?.run()
list.reduce(0, +)
list.sorted(by: >)
let closure: () -> Void = { @MainActor in run() }
Foo<Bar>.baz()
Foo<Bar<Int>>(a: 1)
a < b && c > d
f(a < b, c > (d))
[UILabel]()
[String: Int]()
[:]
[]
["a": 1, "b": [2]]
[a, b, c,]
()
(a)
(a, b: c)
UILabel.self
Self.x
-1
- 1
-x
!x
!a.b && !c()
try? await foo()
try! bar()
&value
f(&value, \.a.b, \Foo.bar[0].c, #selector(foo(_:bar:)), #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
f(#selector(ViewController.tap), #keyPath(Foo.bar), #file)
1...5
array[1...]
array[..<3]
tuple.0.1
1_000.5e-3
0xFF.description
a >> b >= c >>= d
true ? nil : false
"plain"
"esc \" aped \(name) and \(other.map { "\($0)" } ?? "x", privacy: .public)"
"""
multi \(line)
"quotes" \"""
"""
#"raw \(not) \#(yes) " "#
##"""
raw \(not) \#(not) \##(yes)
"""##
#"""#
""
a = /regex [a-z]+ "/
b = x / y / z
c = #/ regex / "/#
d = f(/a(b)c/)
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8),
  a.heightAnchor.constraint(equalToConstant: 20),
])
let view = UILabel().then {
  $0.isSkeletonable = true
}
foo(bar:)
foo(bar:baz:)(1)
x = { a }()
super.viewDidLoad()
self[1] = $0
`self`.`default` = 3
a as A as B is C
a ?? b ?? c
a.b<Int>(c)
f { a in } g: { b }
a...b
x != y
x! != y
!(a)
a =
  b
a.b.c
#if DEBUG
  .d()
#else
  .e()
#endif
#if false
hidden()
#if true
hidden2
#else
hidden3
#endif
#else
shown()
#endif
#Preview("x") { View() }
x.map(\.count).filter(!)
label.numberOfLines = compact ? 1 : -2
if #available(iOS 13, *), a == b {}
foo
(bar)
foo
[bar]
foo
{ trailing }
a.init(b).self
some.thing
any.thing
each.x = copy y
