import CasePaths

/// The identity of a child. While it is the same, the state is still that of the same child.
@usableFromInline
enum ChildIdentity: Hashable {
  /// A child without an identity: it is the same as long as it exists.
  case present
  /// The `id` of an identifiable child, or the case that an enum is in.
  case value(AnyHashable)
  /// An `id` that isn't stored in the state: a shared value or an object may decide it.
  case computed(AnyHashable)
  /// The identity of an observable child's state. It changes when the child replaces that state as a whole.
  case state(StateIdentity)

  @usableFromInline var isStored: Bool { if case .computed = self { false } else { true } }
}

/// A reader of the identity of states of one type: the `id` of an identifiable state or the case of an enum. A state
/// of another type is the same child as long as it exists.
///
/// A child that replaces its whole state stays the same child. Reading copies no state of a type with case paths.
@usableFromInline
struct ChildIdentityReader<State> {
  private let read: (UnsafePointer<State>) -> ChildIdentity

  @usableFromInline
  init() {
    if let type = State.self as? any Identifiable.Type {
      read = Self.identifier(type)
    } else if StateObserversReader<State>().registrarOffset >= 0 {
      // Only a struct stores a registrar.
      read = { _ in .present }
    } else if let type = State.self as? any CasePathable.Type, let casePath = Self.casePath(of: type) {
      read = casePath
    } else {
      read = Self.caseName()
    }
  }

  /// Returns the identity of `state`.
  @usableFromInline
  func identity(of state: UnsafePointer<State>) -> ChildIdentity { read(state) }

  /// Returns the identity of an optional's payload.
  @inlinable
  func identity(ofWrapped state: UnsafePointer<State?>) -> ChildIdentity? {
    state.withWrapped { identity(of: $0) }
  }

  /// Returns the identity of the optional part of a state.
  @inlinable
  func identity<Root>(in root: inout Root, at projection: StateProjection<Root, State?>) -> ChildIdentity? {
    withUnsafePointer(to: &root) { root in projection.read(root) { identity(ofWrapped: $0) } }
  }

  private static func casePath<T: CasePathable>(of _: T.Type) -> ((UnsafePointer<State>) -> ChildIdentity)? {
    guard let casePaths = T.allCasePaths as? any CasePathReflectable<T> else { return nil }
    return { .value(AnyHashable(casePaths[UnsafeRawPointer($0).state(T.self).pointee])) }
  }

  private static func identifier<T: Identifiable>(_: T.Type) -> (UnsafePointer<State>) -> ChildIdentity {
    // Found out with the first value, for which a copy takes room on the stack.
    var isStored = MemoryLayout<T>.size > 1_024 ? false : nil as Bool?
    return {
      let state = UnsafeRawPointer($0).state(T.self)
      let stored = isStored ?? storesID(state)
      isStored = stored
      let id = AnyHashable(state.pointee.id)
      return stored ? .value(id) : .computed(id)
    }
  }

  // The storage of an observed property is `_id`.
  private static func storesID<T: Identifiable>(_ state: UnsafePointer<T>) -> Bool {
    let properties = Mirror(reflecting: state.pointee).children
    return properties.contains { $0 == "id" || $0 == "_id" && type(of: $1) == T.ID.self }
  }

  private static func caseName() -> (UnsafePointer<State>) -> ChildIdentity {
    // Whether the type is an enum is found out with its first value.
    var isEnum: Bool?
    return {
      if isEnum == false { return .present }
      let mirror = Mirror(reflecting: $0.pointee)
      isEnum = mirror.displayStyle == .enum
      guard mirror.displayStyle == .enum else { return .present }
      return .value(AnyHashable(mirror.children.first?.label ?? "\($0.pointee)"))
    }
  }
}
