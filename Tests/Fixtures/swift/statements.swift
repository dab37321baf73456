// swift-format-ignore-file
func f() {
  if a, let b = c, var d, case let .e(g, h: i) = j, case .k? = l, #available(iOS 13, *) { m() } else if n { o() } else { p() }
  if let x: Int = y {}
  if case let value? = optional {}
  if x { y } else if z { w }
  guard let self, let view = views.first(where: { $0.isHidden }) else { return }
  guard case .loaded(let items) = state else { fatalError() }
  while let next = iterator.next(), next > 3 { use(next) }
  repeat { a += 1 } while a < 3
  outer: for view in [a, b] where view.isHidden { continue outer }
  for (index, view) in views.enumerated() { break }
  for case let label as UILabel in views {}
  for case .some(let x) in list {}
  for await item in stream {}
  for _ in 0..<3 {}
  for i: Int in stride(from: 0, to: 10, by: 2) {}
  for view in views.filter({ $0.isHidden }) { view.hide() }
  switch state {
  case .a, .b: one()
  case .c(let x, _) where x > 3:
    two()
    three()
  case let (p, q): break
  case is UILabel: four()
  case let label as UILabel: label.x()
  case 1...5, "text", -1: fallthrough
  case Foo.bar: five()
  @unknown default: six()
  }
  let value = if a { 1 } else { 2 }
  let other = switch a { case .x: 1 default: 2 }
  return switch a { case 1: "a"
    default: "b" }
  do { try risky() } catch let error as Failure where error.x { handle() } catch { other() }
  do throws(Failure) { try a() } catch {}
  defer { done() }
  throw Failure.here(1)
  return
}
func g() { return
}
func h() -> UIView {
  return
    UIView()
}
func i() {
  defer { a() }; b(); c()
  x.y()
  (a, b) = (b, a)
  [1, 2].forEach { print($0) }
  let a = b
  -c
  let d = e
    .f()
    .g { h }
    ?? i
  open(url)
  let last = 1
  async let image = load()
  let final = 3
  lazy.start()
  self.subscript(3)
}
