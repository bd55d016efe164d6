import CasePaths

/// Tells whether the state of a child is still that of the same child.
@usableFromInline
enum ChildIdentity: Hashable {
  case state(ObservableStateID)
  case value(AnyHashable)
}

/// Reads the identity of states of one type: that of an observable state, the `id` of an identifiable one, the
/// case of an enum; states of other types are all the same child.
///
/// How, is found out once. Reading copies no state.
@usableFromInline
struct ChildIdentityReader<State> {
  private let read: (UnsafePointer<State>) -> ChildIdentity

  @usableFromInline
  init() {
    if let type = State.self as? any ObservableState.Type {
      let id = Self.observableID(type)
      read = { .state(id(UnsafeRawPointer($0))) }
    } else if let type = State.self as? any Identifiable.Type {
      let id = Self.identifier(type)
      read = { .value(id(UnsafeRawPointer($0))) }
    } else {
      read = Self.caseName()
    }
  }

  /// The identity of `state`.
  @usableFromInline
  func identity(of state: UnsafePointer<State>) -> ChildIdentity { read(state) }

  /// The identity of what an optional holds.
  @inlinable
  func identity(ofWrapped state: UnsafePointer<State?>) -> ChildIdentity? {
    guard isPresent(state.pointee) else { return nil }
    // An optional holds its payload at its own address.
    return identity(of: UnsafeRawPointer(state).assumingMemoryBound(to: State.self))
  }

  /// The identity of the optional part of a state.
  @inlinable
  func identity<Root>(
    in root: inout Root,
    at projection: StateProjection<Root, State?>
  ) -> ChildIdentity? {
    withUnsafePointer(to: &root) { root in projection.read(root) { identity(ofWrapped: $0) } }
  }

  /// Where a child with the given identity is, at an optional part of a state.
  @inlinable
  func place<Root>(at projection: StateProjection<Root, State?>, identity: ChildIdentity) -> ChildPlace {
    ChildPlace { parent, body in
      projection.read(parent.assumingMemoryBound(to: Root.self)) { child in
        self.identity(ofWrapped: child) == identity && body(UnsafeRawPointer(child))
      }
    }
  }

  /// Where a child with the given identity is, in a case of an enum.
  @inlinable
  func place<Root>(in path: AnyCasePath<Root, State>, identity: ChildIdentity) -> ChildPlace {
    ChildPlace { parent, body in
      guard let child = path.extract(from: parent.assumingMemoryBound(to: Root.self).pointee) else {
        return false
      }
      return withUnsafePointer(to: child) {
        self.identity(of: $0) == identity && body(UnsafeRawPointer($0))
      }
    }
  }

  private static func observableID<T: ObservableState>(
    _: T.Type
  ) -> (UnsafeRawPointer) -> ObservableStateID {
    guard let offset = StateRegistrar.offset(in: T.self) else {
      return { $0.assumingMemoryBound(to: T.self).pointee._$id }
    }
    return { ($0 + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.id }
  }

  private static func identifier<T: Identifiable>(_: T.Type) -> (UnsafeRawPointer) -> AnyHashable {
    { AnyHashable($0.assumingMemoryBound(to: T.self).pointee.id) }
  }

  private static func caseName() -> (UnsafePointer<State>) -> ChildIdentity {
    let same = ChildIdentity.value(AnyHashable(ObjectIdentifier(State.self)))
    // Whether the type is an enum is found out with its first value.
    var isEnum: Bool?
    return {
      if isEnum == false { return same }
      let mirror = Mirror(reflecting: $0.pointee)
      isEnum = mirror.displayStyle == .enum
      guard mirror.displayStyle == .enum else { return same }
      return .value(AnyHashable(mirror.children.first?.label ?? "\($0.pointee)"))
    }
  }
}
