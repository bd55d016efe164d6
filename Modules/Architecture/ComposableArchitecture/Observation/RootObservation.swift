/// The observers of a store's whole state. They are notified when it is replaced.
///
/// An observable struct knows the observers of its properties. Observers of another kind of state are noted here.
final class RootObservation<State> {
  private let state: UnsafeMutablePointer<State>
  private let reader = StateObserversReader<State>()
  private let identities = StateIdentityReader<State>()
  private let registrar: ObservationStateRegistrar?
  private let property: ObservedProperty?
  private var identity: StateIdentity?
  /// The observers of all changes; `nil` if there have been none.
  private var all: ObservedProperty?

  init(_ state: UnsafeMutablePointer<State>) {
    self.state = state
    if reader.registrarOffset < 0 {
      (property, registrar) = (ObservedProperty(), nil)
    } else {
      (property, registrar) = (nil, reader.registrar(of: state).pointee)
      registrar?.observers.joinStore()
    }
  }

  func access() {
    guard let property, !ReductionContext.isReducing else { return }
    if !property.isArmed { identity = identities.identity(of: state) }
    property.access()
  }

  /// Registers the caller as an observer of each reduction, even if another store reduces.
  func accessAll() {
    let property = all ?? ObservedProperty()
    all = property
    property.access()
  }

  /// Notes, within a reduction, that the whole state has been replaced, or has changed if it has no identity.
  func didReduce(_ reduction: ReductionContext) {
    if let all, all.isArmed { reduction.record(all) }
    if let property {
      guard property.isArmed else { return }
      let newIdentity = identities.identity(of: state)
      if let identity, identity.observesChanges, identity == newIdentity { return }
      // It may stay armed, for an observer on another thread.
      identity = newIdentity
      reduction.record(property)
    } else if let registrar, registrar.number != reader.registrar(of: state).pointee.number {
      reader.keep(registrar, in: state)
    }
  }
}
