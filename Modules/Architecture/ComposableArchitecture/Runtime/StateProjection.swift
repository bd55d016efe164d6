/// A part of a state, reached and changed where it lies, without copying it out and in.
///
/// A key path to a stored property is resolved, once, to the property's offset. So is one to a property that
/// `@ObservableState` observes, through the storage behind it; its observers are told as if it had been
/// changed by its name.
struct StateProjection<Root, Value>: @unchecked Sendable {
  // @unchecked: key paths are immutable.
  let keyPath: KeyPath<Root, Value>
  private let offset: Int?
  private let observation: Observation?

  /// How changes of the part reach those who observe it in the root.
  private struct Observation {
    let keyPath: AnyKeyPath
    let registrar: (UnsafePointer<Root>) -> ObservationStateRegistrar
  }

  init(_ keyPath: WritableKeyPath<Root, Value>) { self.init(reading: keyPath) }

  /// A projection that is not used to change the part.
  init(reading keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.offset = offset
      observation = nil
    } else if let root = Root.self as? any ObservableState.Type {
      (offset, observation) = Self.storage(of: keyPath, in: root)
    } else {
      offset = nil
      observation = nil
    }
  }

  private static func storage<T: ObservableState>(
    of keyPath: AnyKeyPath,
    in root: T.Type
  ) -> (Int?, Observation?) {
    let table = root._$storageKeyPaths
    guard let storage = table.first(where: { $0.0 == keyPath })?.1,
      let offset = MemoryLayout<T>.offset(of: storage),
      storage is WritableKeyPath<T, Value>
    else { return (nil, nil) }
    // `$destination` and `destination` share their storage; observers know the first by name.
    let name = table.first { $0.1 == storage }?.0 ?? keyPath
    return (
      offset,
      Observation(keyPath: name) { root in
        UnsafeRawPointer(root).assumingMemoryBound(to: T.self).pointee._$observationRegistrar
      }
    )
  }

  /// Gives `body` the part of `root`, in place.
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    guard let offset else {
      guard let keyPath = keyPath as? WritableKeyPath<Root, Value> else {
        preconditionFailure("A projection that was made for reading is used to change what it reads.")
      }
      return body(&root[keyPath: keyPath])
    }
    return withUnsafeMutablePointer(to: &root) { root in
      let part = UnsafeMutableRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self)
      guard let observation else { return body(&part.pointee) }
      let registrar = observation.registrar(root)
      guard registrar.isObserved else { return body(&part.pointee) }
      let change = registrar.beginChange(observation.keyPath, part.pointee)
      defer { registrar.didModify(change, part.pointee) }
      return body(&part.pointee)
    }
  }

  /// Gives `body` the part of `root`, where it lies if that is known.
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    guard let offset else {
      return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
    }
    return body(UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self))
  }

  /// Registers a read of the part with the observers of `root`.
  func access(_ root: UnsafePointer<Root>) {
    guard let observation, !ReductionContext.isReducing else { return }
    observation.registrar(root).box.access(observation.keyPath)
  }
}
