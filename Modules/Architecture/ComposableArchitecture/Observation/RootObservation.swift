import Dependencies
import Platform

/// Tells the observers of a store when another state has come in the place of the whole.
///
/// Who reads a property of an observable struct is known to the struct, so that nothing must be noted of who
/// reads the whole: when it is replaced, all observers of the old one are told. Who reads another kind of state
/// is noted.
final class RootObservation<State> {
  private let state: UnsafeMutablePointer<State>
  private let registrarOffset: Int
  private var registrar: ObservationStateRegistrar?
  private let property: ObservedProperty?
  private var identity: StateIdentity?

  init(_ state: UnsafeMutablePointer<State>) {
    self.state = state
    registrarOffset = Self.registrarOffset
    property = registrarOffset < 0 ? ObservedProperty() : nil
    registrar = nil
    if registrarOffset >= 0 { join() }
  }

  private static var registrarOffset: Int {
    guard let type = State.self as? any ObservableState.Type else { return -1 }
    return StateRegistrar.offset(in: type) ?? -1
  }

  private var currentRegistrar: UnsafePointer<ObservationStateRegistrar> {
    UnsafePointer(state).property(at: registrarOffset)
  }

  private func join() {
    registrar = currentRegistrar.pointee
    registrar?.observers.joinStore()
  }

  func access() {
    guard let property, !ReductionContext.isReducing else { return }
    if !property.isArmed { identity = StateIdentity(observing: state.pointee) }
    property.access()
  }

  /// Notes, within a reduction, whether the whole has been replaced, or has changed if it is a value.
  func didReduce(_ reduction: ReductionContext) {
    if let property {
      guard property.isArmed else { return }
      if let identity, identity.observesChanges, identity == StateIdentity(observing: state.pointee) {
        return
      }
      // It may stay armed, for an observer on another thread.
      identity = StateIdentity(observing: state.pointee)
      reduction.record(property)
    } else if let registrar, registrar.number != currentRegistrar.pointee.number {
      registrar.observers.changedAll()
      join()
    }
  }
}

enum StateRegistrar {
  /// The offsets that are known: to find one, key paths to all properties of the state are made.
  private static let known = Mutex<[ObjectIdentifier: Int?]>([:])

  /// Where the registrar of an observable struct lies, in bytes; `nil` for an enum.
  static func offset<T: ObservableState>(in type: T.Type) -> Int? {
    if let offset = known.withLock({ $0[ObjectIdentifier(type)] }) { return offset }
    let offset = type._$storageKeyPaths.first { $0.1 is KeyPath<T, ObservationStateRegistrar> }
      .flatMap { MemoryLayout<T>.offset(of: $0.1) }
    known.withLock { $0[ObjectIdentifier(type)] = .some(offset) }
    return offset
  }

  /// Whether values of an observable type store a registrar, as structs do.
  static func isStored(in type: (some ObservableState).Type) -> Bool { offset(in: type) != nil }
}
