/// Keeps a property's value apart, so that what has the property stays small: a struct of many words is copied word by
/// word wherever it is handed on. For what is read seldom, or once for many views.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  /// Always one: an array is shared until somebody changes it.
  private var values: [Value]

  init(wrappedValue: Value) { values = [wrappedValue] }

  var wrappedValue: Value {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }
}

/// A value that many hold and nobody changes: handing it on takes one reference, and its parts are read where they are.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
