import Synchronization

/// The observers of an observable state. `@ObservableState` adds one to a struct.
///
/// It is the identity of the state and takes no part in comparing, hashing or coding it.
public struct ObservationStateRegistrar: Sendable {
  /// The number that tells the state from others. It stands beside the observers, so that comparing two states
  /// reads nothing else.
  @usableFromInline let number: UInt64
  @usableFromInline let observers = StateObservers()

  /// A registrar, and with it a state, that is identical to no other.
  public init() { number = UniqueNumber.next() }

  /// The registrar of a value without observers, such as an enum.
  static let inert = ObservationStateRegistrar()

  /// Identifies the state.
  public var id: ObservableStateID { ObservableStateID(base: number, observers: observers) }

  /// Whether any property may have an observer.
  @inlinable
  public var isObserved: Bool { observers.isObserved.load(ordering: .relaxed) }

  /// Registers a read of the property at `keyPath`. Reads by reducers are not registered.
  public func access<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    guard !ReductionContext.isReducing else { return }
    observers.access(keyPath)
  }

  /// Registers a read, with its result. The reader isn't told when another state with the same value comes in the
  /// place of this one.
  public func access<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) {
    guard !ReductionContext.isReducing else { return }
    observers.property(at: keyPath).access(value, keep: SeenValue.of)
  }

  /// Registers a read, with its result, which says by equality whether it is another.
  public func access<Root, Value: Equatable & BitwiseCopyable>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) {
    guard !ReductionContext.isReducing else { return }
    observers.property(at: keyPath).access(value) { Self.isSmall(Value.self) ? SeenEquatable($0) : nil }
  }

  /// Replaces `value`, and notes a change for the observers of the property at `keyPath` if it is one.
  @inlinable
  public func mutate<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: inout Value,
    _ newValue: Value
  ) {
    guard isObserved else {
      value = newValue
      return
    }
    mutateObserved(keyPath, &value, newValue)
  }

  /// Replaces `value`, of which equality says whether it is a change.
  @inlinable
  public func mutate<Root, Value: Equatable & BitwiseCopyable>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: inout Value,
    _ newValue: Value
  ) {
    guard isObserved else {
      value = newValue
      return
    }
    if Self.isSmall(Value.self) {
      mutateValue(keyPath, &value, newValue)
    } else {
      mutateObserved(keyPath, &value, newValue)
    }
  }

  @usableFromInline
  func mutateObserved<Value>(_ keyPath: AnyKeyPath, _ value: inout Value, _ newValue: Value) {
    guard let property = observers.observedProperty(at: keyPath), !_isObservablyEqual(value, newValue) else {
      return value = newValue
    }
    let change = ObservedStateChange(property: property, value: value, isInPlace: false)
    value = newValue
    observers.changed(change, to: value)
  }

  /// Begins a change in place of the property at `keyPath`.
  @inlinable
  public func willModify<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) -> ObservationStateChange<Value> {
    isObserved ? beginChange(keyPath, value) : ObservationStateChange(nil)
  }

  /// Begins a change in place of a property of which equality says whether it has changed.
  @inlinable
  public func willModify<Root, Value: Equatable & BitwiseCopyable>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) -> ObservationStateChange<Value> {
    guard isObserved else { return ObservationStateChange(nil) }
    return Self.isSmall(Value.self) ? beginValueChange(keyPath, value) : beginChange(keyPath, value)
  }

  /// Ends a change in place of a property of which equality says whether it has changed.
  @inlinable
  public func didModify<Value: Equatable & BitwiseCopyable>(
    _ change: ObservationStateChange<Value>,
    _ value: Value
  ) {
    guard change.observed != nil else { return }
    if Self.isSmall(Value.self) { endValueChange(change, value) } else { endChange(change, value) }
  }

  /// Whether copies of a value may lie on the stack of accessors.
  @inlinable
  static func isSmall<Value>(_: Value.Type) -> Bool { MemoryLayout<Value>.size <= 256 }

  // Separate from the above, so that accessors of large values need no room for a copy.

  @inlinable
  func mutateValue<Value: Equatable & BitwiseCopyable>(
    _ keyPath: AnyKeyPath,
    _ value: inout Value,
    _ newValue: Value
  ) {
    guard value != newValue, let property = observers.observedProperty(at: keyPath) else {
      value = newValue
      return
    }
    let change = ObservedValueChange(property: property, value: value)
    value = newValue
    observers.changed(change, to: value)
  }

  @inlinable
  func beginValueChange<Value: Equatable & BitwiseCopyable>(
    _ keyPath: AnyKeyPath,
    _ value: Value
  ) -> ObservationStateChange<Value> {
    guard let property = observers.observedProperty(at: keyPath) else { return ObservationStateChange(nil) }
    return ObservationStateChange(ObservedValueChange(property: property, value: value))
  }

  @inlinable
  func endValueChange<Value: Equatable & BitwiseCopyable>(
    _ change: ObservationStateChange<Value>,
    _ value: Value
  ) {
    guard let observed = change.observed else { return }
    let change = certain(observed, as: ObservedValueChange<Value>.self)
    if change.value != value { observers.changed(change, to: value) }
  }

  /// Ends a change in place, and notes it for the observers if `value` is another than it was.
  @inlinable
  public func didModify<Value>(_ change: ObservationStateChange<Value>, _ value: Value) {
    if change.observed != nil { endChange(change, value) }
  }

  @usableFromInline
  func beginChange<Value>(_ keyPath: AnyKeyPath, _ value: Value) -> ObservationStateChange<Value> {
    guard let property = observers.observedProperty(at: keyPath) else { return ObservationStateChange(nil) }
    return ObservationStateChange(ObservedStateChange(property: property, value: value, isInPlace: true))
  }

  @usableFromInline
  func endChange<Value>(_ change: ObservationStateChange<Value>, _ value: Value) {
    guard let observed = change.observed.map({ certain($0, as: ObservedStateChange<Value>.self) }),
      observed.differs(from: value)
    else { return }
    observers.changed(observed, to: value)
  }
}

extension ObservationStateRegistrar: Hashable {
  // Inlined, so that comparing two states costs nothing more than comparing their properties.
  @inlinable public static func == (_: Self, _: Self) -> Bool { true }
  @inlinable public func hash(into _: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from _: any Decoder) { self.init() }
  public func encode(to _: any Encoder) {}
}
