import IdentifiedCollections

/// The part of a value that stays when the value is changed in place: the identity of a state, or the identities of
/// the states in a collection.
@usableFromInline
enum StateIdentity: Hashable, Sendable {
  case missing
  case state(ObservableStateID)
  case structure(UInt64)
  case states([StateIdentity])

  /// Whether the changes within the value have their own observers. If not, the observers of the value are notified
  /// of them.
  var observesChanges: Bool {
    switch self {
    case .missing, .structure: true
    case .state(let id): id.observesChanges
    case .states(let ids): ids.allSatisfy(\.observesChanges)
    }
  }

  /// Creates the identity of `value`; `nil` if it has none and is compared by its value.
  init?(observing value: some Any) {
    if let state = value as? any ObservableState {
      self = .state(state._$id)
    } else if let container = value as? any StateContainer, let identity = container.identity {
      self = identity
    } else {
      return nil
    }
  }
}

extension ObservableState {
  /// Returns the identity of a state of this type. Puts no copy of the state into an existential.
  static func id(of state: UnsafeRawPointer) -> ObservableStateID { state.state(Self.self).pointee._$id }
}

/// A reader of the identity of values of one type. It copies no state whose registrar is stored in it.
@usableFromInline
struct StateIdentityReader<Value>: Sendable {
  /// The offset of the registrar in a state, or in the state in a container; negative if there is none.
  private let registrarOffset: Int
  private let container: (any StateContainer.Type)?

  @usableFromInline
  init() {
    container = Value.self as? any StateContainer.Type
    registrarOffset = container?.registrarOffset ?? StateObserversReader<Value>().registrarOffset
  }

  /// Returns the identity of a value; `nil` if it has none and is compared by itself.
  func identity(of value: UnsafePointer<Value>) -> StateIdentity? {
    if let container { return container.identity(of: UnsafeRawPointer(value), registrarOffset) }
    return value.identity(registrarOffset)
  }
}

extension UnsafePointer {
  /// Returns the identity of a state, given the offset of its registrar; negative if there is none.
  fileprivate func identity(_ registrarOffset: Int) -> StateIdentity? {
    if registrarOffset >= 0 { return .state(registrar(at: registrarOffset).id) }
    let type = Pointee.self as? any ObservableState.Type
    // A value that is so large has a type that says what it is.
    return type.map { .state($0.id(of: self)) } ?? (_isLarge(Pointee.self) ? nil : copiedIdentity)
  }

  // Separate, so that only its own calls have a copy of a big state on the stack.
  @inline(never)
  private var copiedIdentity: StateIdentity? { StateIdentity(observing: pointee) }
}

/// A value that contains observable states. To an observer, it is the same as long as it contains the same ones.
protocol StateContainer: SendableMetatype {
  /// The offset of the registrar in the contents, if these are a single state; negative otherwise.
  static var registrarOffset: Int { get }

  /// Returns the identity of a value, in place; `nil` if the contents aren't observable states.
  static func identity(of value: UnsafeRawPointer, _ registrarOffset: Int) -> StateIdentity?

  /// Begins an access in place to a value; `nil` if nothing in it is observed.
  static func beginAccess(_ value: UnsafeMutableRawPointer) -> _ElementAccess?
}

extension StateContainer {
  static func beginAccess(_ value: UnsafeMutableRawPointer) -> _ElementAccess? { nil }

  static var registrarOffset: Int { -1 }

  var identity: StateIdentity? {
    withUnsafePointer(to: self) { Self.identity(of: UnsafeRawPointer($0), Self.registrarOffset) }
  }
}

extension Optional: StateContainer {
  static var registrarOffset: Int { StateObserversReader<Wrapped>().registrarOffset }

  static func identity(of value: UnsafeRawPointer, _ registrarOffset: Int) -> StateIdentity? {
    let optional = value.state(Self.self)
    guard isPresent(optional.pointee) else {
      let hasIdentity = Wrapped.self is any ObservableState.Type || Wrapped.self is any StateContainer.Type
      return hasIdentity ? .missing : nil
    }
    return optional.wrapped().identity(registrarOffset)
  }

  static func beginAccess(_ value: UnsafeMutableRawPointer) -> _ElementAccess? {
    guard let access = payload(value.state(Self.self)).flatMap({ beginStateAccess($0) }) else { return nil }
    return StateAccess<Self> { if let payload = payload($0) { access.end(payload) } }
  }

  private static func payload(_ optional: UnsafeMutablePointer<Self>) -> UnsafeMutablePointer<Wrapped>? {
    isPresent(optional.pointee) ? UnsafeMutablePointer(mutating: UnsafePointer(optional).wrapped()) : nil
  }
}

extension Array: StateContainer {
  static func identity(of value: UnsafeRawPointer, _: Int) -> StateIdentity? {
    guard Element.self is any ObservableState.Type else { return nil }
    return .states(value.state(Self.self).pointee.compactMap { StateIdentity(observing: $0) })
  }

  static func beginAccess(_ value: UnsafeMutableRawPointer) -> _ElementAccess? {
    guard Element.self is any ObservableState.Type else { return nil }
    let elements = value.state(Self.self)
    let accesses = elements.pointee.indices.compactMap { place in
      beginStateAccess(&elements.pointee[place]).map { (place, $0) }
    }
    guard !accesses.isEmpty else { return nil }
    return StateAccess<Self>(at: (nil, UnsafeRawPointer(value))) { elements in
      for (place, access) in accesses where place < elements.pointee.count {
        withUnsafeMutablePointer(to: &elements.pointee[place]) { access.end($0) }
      }
    }
  }
}
