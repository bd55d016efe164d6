/// A reference to the element at a position of a collection. When there is none at that position any more,
/// what was last seen is shown.
// An index is used as a value. The wrapper is `Sendable` only when the collection is.
final class ElementReference<Base: Reference>: Reference, @unchecked Sendable
where Base.Value: RandomAccessCollection {
  typealias Value = Base.Value.Element

  private let base: Base
  private let derivation: SharedSubscription
  private let index: Base.Value.Index
  private let last: LastValue<Value>

  init(_ base: Base, _ index: Base.Value.Index) {
    self.base = base
    derivation = base.derive()
    self.index = index
    last = LastValue(base.read(SharedChangeTracker.asserting)[index])
  }

  var origin: ObjectIdentifier { base.origin }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    let collection = base.read(tracker)
    return last.read(collection.hasElement(at: index) ? collection[index] : nil)
  }

  func access() {
    base.access()
  }

  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(listener)
  }

  func derive() -> SharedSubscription { base.derive() }

  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  var description: String { "\(base)[\(index)]" }
}

extension ElementReference: MutableReference where Base: MutableReference, Base.Value: MutableCollection {
  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try base.withLock { (collection: inout Base.Value) throws(E) -> R in
      guard collection.hasElement(at: index) else { return try last.withLock(body) }
      return try body(&collection[index])
    }
  }

  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}

extension RandomAccessCollection {
  fileprivate func hasElement(at index: Index) -> Bool { (startIndex..<endIndex).contains(index) }
}
