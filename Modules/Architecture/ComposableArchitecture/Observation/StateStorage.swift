import Platform

/// The stored properties of an observable state.
struct StateStorage: Sendable {
  /// A stored property.
  struct Property: Sendable {
    /// The key path to the property, and the one that observers use.
    let name, observedName: SendableKeyPath<AnyKeyPath>
    let storage: SendableKeyPath<AnyKeyPath>
    /// The offsets of the property and of the registrar in the state, in bytes.
    let offset, registrarOffset: Int
  }

  /// The storages that are known. Finding one makes key paths to all properties of the state.
  private static let known = Mutex<[ObjectIdentifier: StateStorage]>([:])

  private let properties: [Property]
  /// The offset of the registrar in the state, in bytes; `nil` for an enum.
  let registrarOffset: Int?

  private init<State: ObservableState>(reading _: State.Type) {
    let table = State._$storageKeyPaths
    let registrarOffset = table.first { $0.1 is KeyPath<State, ObservationStateRegistrar> }
      .flatMap { MemoryLayout<State>.offset(of: $0.1) }
    self.registrarOffset = registrarOffset
    properties = table.compactMap { name, storage in
      guard let registrarOffset, let offset = MemoryLayout<State>.offset(of: storage) else { return nil }
      return Property(
        name: SendableKeyPath(name),
        // `$destination` and `destination` share their storage; observers know the first by name.
        observedName: SendableKeyPath(table.first { $0.1 == storage }?.0 ?? name),
        storage: SendableKeyPath(storage),
        offset: offset,
        registrarOffset: registrarOffset
      )
    }
  }

  /// Returns the storage of the states of a type.
  static func of<State: ObservableState>(_ type: State.Type) -> StateStorage {
    if let storage = known.withLock({ $0[ObjectIdentifier(type)] }) { return storage }
    let storage = StateStorage(reading: type)
    known.withLock { $0[ObjectIdentifier(type)] = storage }
    return storage
  }

  /// Returns the property that a key path leads to.
  func property(_ name: AnyKeyPath) -> Property? { properties.first { $0.name.path == name } }
}
