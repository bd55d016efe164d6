import CustomDump

/// The shared values at one time.
// @unchecked: the values are copies, and only the tracking test and the views of the past read them.
package struct SharedMoment: @unchecked Sendable {
  private struct Owner {
    weak var storage: (any TrackedStorage)?
    /// The reference that saves a changed value; `nil` if the value has no key.
    weak var keyed: (any Reference)?
  }

  private(set) var values: [ObjectIdentifier: Any] = [:]
  private var owners: [ObjectIdentifier: Owner] = [:]

  package init() {}

  /// Adds a value, or replaces it.
  ///
  /// - Parameter keyed: The reference to the value if it has a key.
  mutating func add(_ value: Any, of storage: any TrackedStorage, keyed: (any Reference)? = nil) {
    let id = ObjectIdentifier(storage)
    values[id] = value
    owners[id] = Owner(storage: storage, keyed: keyed)
  }

  /// Adds the values of another moment, which replace those of this one.
  package mutating func merge(_ other: SharedMoment) {
    values.merge(other.values) { $1 }
    owners.merge(other.owners) { old, new in
      new.keyed == nil && old.storage === new.storage ? old : new
    }
  }

  /// Whether there are no values.
  package var isEmpty: Bool { values.isEmpty }

  /// Returns the differences of the values that another moment has too. Those without `==` are left out.
  package func differences(from other: SharedMoment) -> [String] {
    values.compactMap { id, value in
      guard let old = other.values[id], value is any Equatable, !areEqual(old, value) else { return nil }
      return diff(old, value)
    }
  }

  /// Changes the values that are others now back to these. Those with keys are saved.
  package func restore() {
    func change<Value>(_ reference: some MutableReference<Value>, to value: Any) {
      guard let value = value as? Value, !areEqual(reference.read(nil), value) else { return }
      reference.change { $0 = value }
    }
    for (id, value) in values {
      // Another value may be where a released one was.
      guard let owner = owners[id], let storage = owner.storage else { continue }
      storage.follow(value)
      if let reference = (owner.keyed ?? storage) as? any MutableReference { change(reference, to: value) }
    }
  }
}
