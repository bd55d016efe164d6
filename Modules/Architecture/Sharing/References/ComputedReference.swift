/// A reference to a value that is computed from that of another one.
final class ComputedReference<Base: Reference, Value>: ForwardingReference {
  let base: Base
  private let derivation: SharedSubscription
  private let body: @Sendable (Base.Value) -> Value

  init(_ base: Base, _ body: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    derivation = base.derive()
    self.body = body
  }

  func read(_ tracker: SharedChangeTracker?) -> Value { body(base.read(tracker)) }

  var description: String { "\(base).read(…)" }
}
