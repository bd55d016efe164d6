import IdentifiedCollections

/// The part of a value that stays when the value is changed in place: the identity of a state, or the identities of
/// the states in a collection.
struct StateIdentity: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case missing
    case state(ObservableStateID)
    case structure(UInt64)
    case states([StateIdentity])
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  static let missing = StateIdentity(.missing)

  static func structure(_ id: UInt64) -> StateIdentity { StateIdentity(.structure(id)) }

  static func states(_ ids: [StateIdentity]) -> StateIdentity { StateIdentity(.states(ids)) }

  /// Whether the changes within the value have their own observers. If not, the observers of the value are notified
  /// of them.
  var observesChanges: Bool {
    switch kind {
    case .missing, .structure: true
    case .state(let id): id.observesChanges
    case .states(let ids): ids.allSatisfy(\.observesChanges)
    }
  }

  init(registrar: ObservationStateRegistrar) { self.init(.state(registrar.id)) }

  init(_ state: some ObservableState) { self.init(.state(state._$id)) }

  /// Creates the identity of `value`; `nil` if it has none and is compared by its value.
  init?(observing value: some Any) {
    if let state = value as? any ObservableState {
      self.init(state)
    } else if let container = value as? any StateContainer, let identity = container.stateIdentity {
      self = identity
    } else {
      return nil
    }
  }
}

/// A reader of the identity of states of one type. It copies no state whose registrar is stored in it.
struct StateIdentityReader<State> {
  private let registrarOffset: Int?

  init() {
    registrarOffset = (State.self as? any ObservableState.Type).flatMap {
      StateStorage.of($0).registrarOffset
    }
  }

  /// Returns the identity of `state`; `nil` if it has none and is compared by its value.
  func identity(of state: UnsafePointer<State>) -> StateIdentity? {
    guard let registrarOffset else { return copiedIdentity(of: state) }
    return StateIdentity(registrar: state.property(at: registrarOffset).pointee)
  }

  /// Returns the identity of a copy. A separate function, so that only its own calls have a copy of a big state on
  /// the stack.
  @inline(never)
  private func copiedIdentity(of state: UnsafePointer<State>) -> StateIdentity? {
    StateIdentity(observing: state.pointee)
  }
}

/// A value that contains observable states. To an observer, it is the same as long as it contains the same ones.
protocol StateContainer {
  /// The identity; `nil` if the contents aren't observable states.
  var stateIdentity: StateIdentity? { get }
}

extension Optional: StateContainer {
  var stateIdentity: StateIdentity? {
    guard Wrapped.self is any ObservableState.Type || Wrapped.self is any StateContainer.Type else {
      return nil
    }
    return switch self {
    case .none: .missing
    case .some(let wrapped): StateIdentity(observing: wrapped)
    }
  }
}

extension IdentifiedArray: StateContainer {
  var stateIdentity: StateIdentity? {
    Element.self is any ObservableState.Type ? .structure(_structureID) : nil
  }
}

extension Array: StateContainer {
  var stateIdentity: StateIdentity? {
    guard Element.self is any ObservableState.Type else { return nil }
    return .states(compactMap { StateIdentity(observing: $0) })
  }
}
