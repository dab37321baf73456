/// Keeps a value until the process ends: freeing piece by piece what was read of a large project takes longer than the
/// system takes for all of it.
package func keepToTheEnd(_ value: some Sendable) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
