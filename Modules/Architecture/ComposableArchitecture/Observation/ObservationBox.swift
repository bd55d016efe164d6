import CObservation

/// The observers of the properties of an observable state, which all copies of the state refer to.
///
/// Most states are never observed, and those that are, have few properties that are. So the properties are a
/// list, which only grows and which threads share without a lock.
extension ObservationBox {
  /// What is known of a key path. A key path literal is one object for each place in the source, so most
  /// look-ups need no comparison of key paths.
  private final class Node: Sendable {
    // NB: key paths are immutable.
    nonisolated(unsafe) let keyPath: AnyKeyPath
    let property: ObservedProperty
    let next: Unmanaged<Node>?

    init(keyPath: AnyKeyPath, property: ObservedProperty, next: Unmanaged<Node>?) {
      self.keyPath = keyPath
      self.property = property
      self.next = next
    }
  }

  /// A box without observers.
  static func make() -> ObservationBox {
    ObservationBoxCreate { first in
      var node: Unmanaged<Node>? = .fromOpaque(first)
      while let current = node {
        node = current._withUnsafeGuaranteedRef { $0.next }
        current.release()
      }
    }
  }

  private var head: Unmanaged<Node>? { ObservationBoxFirst(self).map { .fromOpaque($0) } }

  /// Whether any property has ever been observed.
  @inlinable var isObserved: Bool { ObservationBoxFirst(self) != nil }

  /// Registers the caller, where it tracks its reads, as an observer of the property at `keyPath`.
  func access(_ keyPath: AnyKeyPath) {
    // NB: this is in each read of each property, most of which find it at once, and need not retain it.
    var node = head
    while let current = node {
      let isFound = current._withUnsafeGuaranteedRef { node in
        guard node.keyPath === keyPath else { return false }
        node.property.access()
        return true
      }
      if isFound { return }
      node = current._withUnsafeGuaranteedRef { $0.next }
    }
    property(at: keyPath).access()
  }

  /// The property at `keyPath`, if somebody may be observing it.
  @usableFromInline
  func observedProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    guard isObserved, let property = knownProperty(at: keyPath), property.isArmed else { return nil }
    return property
  }

  /// Has the observers of `property` told of a change when the current reduction has ended. Without one,
  /// nobody is: what a store holds changes in reductions only, and a copy of it has no observers.
  @usableFromInline
  func changed(_ property: ObservedProperty) {
    guard let reduction = ReductionContext.currentReduction, reduction.isRecording else { return }
    property.disarm()
    reduction.record(property)
  }

  /// Has the observers of all properties told: another state has come in the place of this one.
  func changedAll() {
    forEach { node in
      if node.property.isArmed { changed(node.property) }
      return true
    }
  }

  /// The property at `keyPath`.
  func property(at keyPath: AnyKeyPath) -> ObservedProperty {
    while true {
      let head = head
      if let property = knownProperty(at: keyPath) { return property }
      if insert(keyPath, ObservedProperty(), before: head) { continue }
    }
  }

  private func knownProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    var found: ObservedProperty?
    forEach { node in
      guard node.keyPath === keyPath else { return true }
      found = node.property
      return false
    }
    if let found { return found }
    let head = head
    forEach { node in
      guard node.keyPath == keyPath else { return true }
      found = node.property
      return false
    }
    // The next look-up with this object finds it at once. If another thread was faster, it does not matter.
    if let found, objects(of: found) < Self.mostObjects { _ = insert(keyPath, found, before: head) }
    return found
  }

  /// How many key paths to one property are remembered: it may be written in several places, and in generic
  /// code each evaluation makes another object.
  private static let mostObjects = 4

  private func objects(of property: ObservedProperty) -> Int {
    var count = 0
    forEach { node in
      if node.property === property { count += 1 }
      return true
    }
    return count
  }

  private func insert(_ keyPath: AnyKeyPath, _ property: ObservedProperty, before head: Unmanaged<Node>?)
    -> Bool
  {
    let node = Unmanaged.passRetained(Node(keyPath: keyPath, property: property, next: head))
    let isInserted = ObservationBoxInsert(self, node.toOpaque(), head?.toOpaque())
    if !isInserted { node.release() }
    return isInserted
  }

  /// How many key paths are known.
  var count: Int {
    var count = 0
    forEach { _ in
      count += 1
      return true
    }
    return count
  }

  /// Calls `body` with each node until it returns `false`. Nodes live as long as the box.
  private func forEach(_ body: (Node) -> Bool) {
    var node = head
    while let current = node {
      guard current._withUnsafeGuaranteedRef(body) else { return }
      node = current._withUnsafeGuaranteedRef { $0.next }
    }
  }
}
