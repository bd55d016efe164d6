import CasePaths
import IdentifiedCollections

/// Learns of states that are about to be removed, to keep the last one that it shows.
protocol StateRemovalObserver: AnyObject {
  /// Called within a reduction, before `value`, or something in it, is replaced or removed.
  func willRemove<Value>(_ value: UnsafePointer<Value>)
  /// Called within a reduction, before the elements `ids` of `array` are removed.
  ///
  /// - Parameter structure: The structure of the array once they are removed.
  func willRemove<ID, Element>(
    _ ids: some Collection<ID>,
    from array: IdentifiedArray<ID, Element>,
    structure: UInt64
  )
  /// Called within a reduction, before the element `id` of `array` is changed in place.
  func willModify<ID, Element>(_ id: ID, in array: IdentifiedArray<ID, Element>)
  /// Called when a reduction has ended in which a state was removed.
  func didRemove()
}

extension StateRemovalObserver {
  func willRemove<ID, Element>(
    _: some Collection<ID>,
    from array: IdentifiedArray<ID, Element>,
    structure _: UInt64
  ) {
    withUnsafePointer(to: array, willRemove)
  }

  func willModify<ID, Element>(_: ID, in _: IdentifiedArray<ID, Element>) {}

  func didRemove() {}
}

/// The observers of removals in one store, by the type of what is removed. A change to a value of another type costs
/// one look-up, however many there are.
struct StateRemovalObservers {
  private var observers: [ObjectIdentifier: WeakObservers] = [:]
  /// Those that also learn of any enum.
  private var ofEnums = WeakObservers()
  /// Those that have learned of a removal in this reduction.
  private var told: [any StateRemovalObserver] = []

  private struct WeakObservers {
    private struct Entry {
      weak var observer: (any StateRemovalObserver)?
    }

    private var entries: [Entry] = []
    /// The number of entries at which those that have been released are looked for.
    private var limit = 16

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ observer: any StateRemovalObserver) {
      if entries.count >= limit {
        entries.removeAll { $0.observer == nil }
        limit = max(16, 2 * entries.count)
      }
      entries.append(Entry(observer: observer))
    }

    /// Returns the observers, and forgets those that have been released.
    mutating func current() -> [any StateRemovalObserver] {
      let observers = entries.compactMap(\.observer)
      if observers.count < entries.count { entries.removeAll { $0.observer == nil } }
      return observers
    }
  }

  var isEmpty: Bool { observers.isEmpty && ofEnums.isEmpty }

  /// Adds an observer, as long as it lives, of the removal of values of certain types.
  mutating func add(_ observer: any StateRemovalObserver, of types: [Any.Type], andEnums: Bool) {
    for type in Set(types.map { ObjectIdentifier($0) }) {
      observers[type, default: WeakObservers()].append(observer)
    }
    if andEnums { ofEnums.append(observer) }
  }

  /// Returns the observers of the removal of values of just this type. O(1) if there are none.
  mutating func observers<Value>(of _: Value.Type) -> [any StateRemovalObserver] {
    let type = ObjectIdentifier(Value.self)
    let result = observers[type]?.current() ?? []
    if result.isEmpty { observers[type] = nil }
    return result
  }

  /// Returns the observers of the removal of values of type `Value`, and notes that they are told. O(1) if there are
  /// none.
  mutating func tell<Value>(_ type: Value.Type) -> [any StateRemovalObserver] {
    var result = observers(of: type)
    if !ofEnums.isEmpty, isEnum(Value.self) { result += ofEnums.current() }
    told += result
    return result
  }

  /// Whether values of a type, or what an optional of the type holds, are in one of several cases.
  private func isEnum<Value>(_: Value.Type) -> Bool {
    let type = (Value.self as? any AnyOptional.Type)?.wrapped ?? Value.self
    return type is any CasePathable.Type
  }

  /// Returns those that have learned of a removal since the last call.
  mutating func takeTold() -> [any StateRemovalObserver] {
    guard !told.isEmpty else { return [] }
    defer { told = [] }
    return told
  }
}

private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension ReductionContext: StructureObserver {
  func willRemove<ID, Element>(
    _ ids: some Collection<ID>,
    from array: IdentifiedArray<ID, Element>,
    structure: UInt64
  ) {
    for observer in removals.tell(IdentifiedArray<ID, Element>.self) {
      observer.willRemove(ids, from: array, structure: structure)
    }
  }

  func willModify<ID, Element>(_ id: ID, in array: IdentifiedArray<ID, Element>) {
    for observer in removals.observers(of: IdentifiedArray<ID, Element>.self) {
      observer.willModify(id, in: array)
    }
  }

  /// Whether anything observes the removal of states of the store that reduces.
  static var observesRemovals: Bool { currentReduction?.removals.isEmpty == false }

  /// Tells the observers of removals that `value` is about to be replaced or removed. O(1) if there are none.
  static func willRemove<Value>(_ value: UnsafePointer<Value>) {
    guard let reduction = currentReduction, !reduction.removals.isEmpty else { return }
    for observer in reduction.removals.tell(Value.self) { observer.willRemove(value) }
  }
}

/// For reducers that are inlined: the removal of a child's state.
@usableFromInline
enum StateRemoval {
  /// Whether anything observes the removal of states of the store that reduces.
  @usableFromInline static var isObserved: Bool { ReductionContext.observesRemovals }

  /// Tells the observers.
  @usableFromInline
  static func willHappen<Value>(of value: Value) {
    withUnsafePointer(to: value) { ReductionContext.willRemove($0) }
  }
}
