import Platform

/// A reference to a part of the value of another one. It can be changed if the other and the key path can.
final class DerivedReference<Base: Reference, Path: KeyPath<Base.Value, Value>, Value>: ForwardingReference {
  let base: Base
  private let derivation: SharedSubscription
  private let keyPath: SendableKeyPath<Path>

  init(_ base: Base, _ keyPath: Path) {
    self.base = base
    derivation = base.derive()
    self.keyPath = SendableKeyPath(keyPath)
  }

  func read(_ tracker: SharedChangeTracker?) -> Value { base.read(tracker)[keyPath: keyPath.path] }

  var description: String { "\(base)[dynamicMember: \(keyPath.path)]" }
}

extension DerivedReference: MutableReference
where Base: MutableReference, Path: WritableKeyPath<Base.Value, Value> {
  func change(_ body: (inout Value) -> Void) { base.change { body(&$0[keyPath: keyPath.path]) } }
}
