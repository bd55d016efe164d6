import Platform

/// A part of a state that is read and changed in place, without copying it out and in.
///
/// A key path to a stored property is resolved once, to the property's offset. A key path to a property that
/// `@ObservableState` observes is resolved to its storage; its observers are notified as if it had been changed by
/// its name.
@usableFromInline
struct StateProjection<Root, Value>: Sendable {
  @usableFromInline let path: SendableKeyPath<KeyPath<Root, Value>>
  /// The offset of the part in the root, in bytes; negative if the part is computed.
  @usableFromInline let offset: Int
  /// The offset of the registrar with the observers of the part; negative if there is none.
  @usableFromInline let registrarOffset: Int
  private let observedPath: SendableKeyPath<AnyKeyPath>

  @inlinable var keyPath: KeyPath<Root, Value> { path.path }

  /// The name by which observers know the part.
  var observedKeyPath: AnyKeyPath { observedPath.path }

  /// Whether the observers of an observable root are notified when the part is set.
  var isTracked: Bool { offset < 0 || registrarOffset >= 0 || !(Root.self is any ObservableState.Type) }

  @inlinable
  init(_ keyPath: WritableKeyPath<Root, Value>) { self.init(reading: keyPath) }

  /// Creates a projection that is only used to read the part.
  @usableFromInline
  init(reading keyPath: KeyPath<Root, Value>) {
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.init(keyPath, offset: offset)
    } else if let property = Self.property(keyPath) {
      self.init(keyPath, property)
    } else {
      self.init(keyPath, offset: -1)
    }
  }

  /// Creates a projection to the storage behind a property of another type, such as the presentation behind
  /// `\.sheet`; `nil` if the property has no such storage.
  init?(behind name: PartialKeyPath<Root>) {
    guard let property = Self.property(name), let keyPath = property.storage.path as? KeyPath<Root, Value>
    else { return nil }
    self.init(keyPath, property)
  }

  private init(_ keyPath: KeyPath<Root, Value>, offset: Int) {
    path = SendableKeyPath(keyPath)
    (self.offset, registrarOffset) = (offset, -1)
    observedPath = SendableKeyPath(keyPath)
  }

  private init(_ keyPath: KeyPath<Root, Value>, _ property: StateStorage.Property) {
    path = SendableKeyPath(keyPath)
    (offset, registrarOffset) = (property.offset, property.registrarOffset)
    observedPath = property.observedName
  }

  /// Returns the stored property that a key path leads to, if it holds a value of the projection's type.
  private static func property(_ name: AnyKeyPath) -> StateStorage.Property? {
    guard let root = Root.self as? any ObservableState.Type,
      let property = StateStorage.of(root).property(name),
      property.storage.path is WritableKeyPath<Root, Value>
    else { return nil }
    return property
  }

  /// Gives `body` the part of `root`, in place.
  @inlinable
  func modify<R>(
    _ root: inout Root,
    _ reader: StateIdentityReader<Value>,
    _ body: (inout Value) -> R
  ) -> R {
    guard offset >= 0 else { return modifyComputed(&root, body) }
    return withUnsafeMutablePointer(to: &root) { root in
      // The access to `root` is exclusive until this closure returns, and the part is inside it.
      let part = UnsafeMutablePointer(mutating: UnsafePointer(root).property(at: offset, Value.self))
      guard registrarOffset >= 0, isObserved(root) else { return body(&part.pointee) }
      let change = beginChange(root, part, reader)
      defer { if let change { endChange(change, root, part, reader) } }
      return body(&part.pointee)
    }
  }

  @usableFromInline
  func beginChange(
    _ root: UnsafePointer<Root>,
    _ part: UnsafePointer<Value>,
    _ reader: StateIdentityReader<Value>
  ) -> PartChange<Value>? {
    let observers = registrar(of: root).observers
    guard let property = observers.observedProperty(at: observedKeyPath) else { return nil }
    // Changes within a part with an identity have their own observers.
    let identity = reader.identity(of: part)
    if let identity, identity.observesChanges { return .identity(identity, property) }
    return .value(valueChange(of: property, part))
  }

  @usableFromInline
  func endChange(
    _ change: PartChange<Value>,
    _ root: UnsafePointer<Root>,
    _ part: UnsafePointer<Value>,
    _ reader: StateIdentityReader<Value>
  ) {
    switch change {
    case .value(let change): endChange(change, root, part)
    case .identity(let identity, let property):
      guard identity != reader.identity(of: part) else { return }
      endChange(ObservedStateChange(property: property, .identity(identity)), root, part)
    }
  }

  // Separate from the above, so that only their own calls have copies of a big part on the stack.

  private func valueChange(
    of property: ObservedProperty,
    _ part: UnsafePointer<Value>
  ) -> ObservedStateChange<Value> {
    ObservedStateChange(property: property, PropertyMemory(at: part, isInPlace: true))
  }

  private func endChange(
    _ change: ObservedStateChange<Value>,
    _ root: UnsafePointer<Root>,
    _ part: UnsafePointer<Value>
  ) {
    guard change.differs(from: part.pointee) else { return }
    registrar(of: root).observers.changed(change, to: part.pointee, at: part)
  }

  @usableFromInline
  func modifyComputed<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    guard let keyPath = keyPath as? WritableKeyPath<Root, Value> else {
      preconditionFailure("A projection that was made for reading is used to change what it reads.")
    }
    return body(&root[keyPath: keyPath])
  }

  @inlinable
  func isObserved(_ root: UnsafePointer<Root>) -> Bool { root.registrar(at: registrarOffset).isObserved }

  @inlinable
  func registrar(of root: UnsafePointer<Root>) -> ObservationStateRegistrar {
    root.registrar(at: registrarOffset)
  }

  /// Returns the address of the part of `root`; `nil` if the part is computed.
  @inlinable
  func pointer(in root: UnsafePointer<Root>) -> UnsafePointer<Value>? {
    offset < 0 ? nil : root.property(at: offset)
  }

  /// Registers the caller as an observer of the part, if its observers are known.
  func access(_ root: UnsafePointer<Root>) {
    guard registrarOffset >= 0, !ReductionContext.isReducing else { return }
    registrar(of: root).observers.access(observedKeyPath)
  }

  /// Copies the part of `root` to `value`, from its address if that is known: a key path to a computed property takes
  /// four times its size on the stack. Registers the caller as an observer.
  func copy(from root: UnsafePointer<Root>, to value: UnsafeMutablePointer<Value>) {
    guard let part = pointer(in: root) else { return copyComputed(from: root, to: value) }
    access(root)
    value.initialize(copying: part)
  }

  // Separate, so that only its own calls need room for a copy on the stack.
  @inline(never)
  private func copyComputed(from root: UnsafePointer<Root>, to value: UnsafeMutablePointer<Value>) {
    value.initialize(to: root.pointee[keyPath: keyPath])
  }

  /// Returns the part of `root`, without registering an observer.
  func untracked(in root: UnsafePointer<Root>) -> Value {
    if let part = pointer(in: root) { return part.pointee }
    return ReductionContext.untracked { root.pointee[keyPath: keyPath] }
  }

  /// Gives `body` the part of `root`, in place if its address is known.
  @inlinable
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    if let part = pointer(in: root) { return body(part) }
    return readComputed(root, body)
  }

  // Separate, so that only its own calls need room for a copy on the stack.
  @inlinable
  @inline(never)
  func readComputed<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
  }
}

/// A change of an observed part of a state.
@usableFromInline
enum PartChange<Value> {
  case identity(StateIdentity, ObservedProperty)
  case value(ObservedStateChange<Value>)
}
