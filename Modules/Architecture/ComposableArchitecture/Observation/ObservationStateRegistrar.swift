import Platform

/// The observers of an observable state. `@ObservableState` adds one to a struct.
///
/// It is the identity of the state and is ignored when states are compared, hashed or coded.
public struct ObservationStateRegistrar: Sendable {
  /// The number that identifies the state. It is stored beside the observers, so that comparing two states reads
  /// nothing else.
  @usableFromInline let number: UInt64
  @usableFromInline let observers = StateObservers()
  /// A number of the running call of a reducer, which copies that were made before it don't have. So a reducer that
  /// puts a kept copy of the state back is found out.
  @usableFromInline var call: UInt64 = 0

  /// Creates a registrar. No other state has its identity.
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

  /// Registers a read that is notified whenever the state is replaced.
  @usableFromInline
  func accessWhole() { if !ReductionContext.isReducing { observers.accessWhole() } }

  /// Registers a read, with its result. The reader isn't notified when this state is replaced by another with the
  /// same value.
  public func access<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) {
    guard !ReductionContext.isReducing else { return }
    observers.property(at: keyPath).access(value, keep: SeenValue.of)
  }

  /// Registers a read, with its result. Results are compared by equality.
  public func access<Root, Value: Equatable & BitwiseCopyable>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) {
    guard !ReductionContext.isReducing else { return }
    observers.property(at: keyPath).access(value) { Self.isSmall(Value.self) ? .of(equatable: $0) : nil }
  }

  /// Replaces `value`, and if that is a change, notes it for the observers of the property at `keyPath`.
  @inlinable
  public func mutate<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: inout Value, _ newValue: Value) {
    let change = isObserved ? beginChange(keyPath, value, isInPlace: false) : ObservationStateChange(nil)
    value = newValue
    didModify(change, &value)
  }

  /// Begins a change in place of the property at `keyPath`.
  // Not inlined, and neither is its end: the accessors of properties are, as long as they are small.
  public func willModify<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: inout Value
  ) -> ObservationStateChange<Value> {
    guard let property = observers.observedProperty(at: keyPath) else { return ObservationStateChange(nil) }
    return withUnsafeMutablePointer(to: &value) {
      let memory = PropertyMemory(at: UnsafePointer($0), isInPlace: true)
      // A trivial value contains no state with observers.
      let access = _isPOD(Value.self) ? nil : beginStateAccess($0)
      return ObservationStateChange(ObservedStateChange(property: property, memory, access))
    }
  }

  /// Begins a change of a presentation, which notices itself when the presented state is replaced in place.
  @inlinable
  public func willModify<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) -> ObservationStateChange<Value> {
    isObserved ? beginChange(keyPath, value, isInPlace: true) : ObservationStateChange(nil)
  }

  /// Returns whether a value is small enough for accessors to copy it to the stack.
  @inlinable
  static func isSmall<Value>(_: Value.Type) -> Bool { MemoryLayout<Value>.size <= 256 }

  /// Ends a change in place. If `value` has changed, notes that for the observers.
  public func didModify<Value>(_ change: ObservationStateChange<Value>, _ value: inout Value) {
    // The place is compared and never read.
    let place = withUnsafeMutablePointer(to: &value) {
      change.observed?.access?.end($0)
      return UnsafeRawPointer($0)
    }
    endChange(change, value, at: place)
  }

  /// Ends a change of a presentation.
  @inlinable
  public func didModify<Value>(_ change: ObservationStateChange<Value>, _ value: Value) {
    if change.observed != nil { endChange(change, value) }
  }

  @usableFromInline
  func beginChange<Value>(
    _ keyPath: AnyKeyPath,
    _ value: Value,
    isInPlace: Bool
  ) -> ObservationStateChange<Value> {
    guard let property = observers.observedProperty(at: keyPath) else { return ObservationStateChange(nil) }
    return ObservationStateChange(
      ObservedStateChange(property: property, PropertyMemory(value, isInPlace: isInPlace))
    )
  }

  @usableFromInline
  func endChange<Value>(
    _ change: ObservationStateChange<Value>,
    _ value: Value,
    at place: UnsafeRawPointer? = nil
  ) {
    guard let observed = change.observed, observed.differs(from: value) else { return }
    observers.changed(observed, to: value, at: place)
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

extension UnsafePointer {
  /// Returns the registrar of a state.
  @inlinable
  func registrar(at offset: Int) -> ObservationStateRegistrar { property(at: offset).pointee }
}
