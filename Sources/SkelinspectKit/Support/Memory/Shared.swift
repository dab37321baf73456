/// A value that many hold and nobody changes: handing it on takes one reference, and its parts are read where they are.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
