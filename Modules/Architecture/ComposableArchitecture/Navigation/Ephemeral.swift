import CasePaths

/// State that is removed by any answer: an alert or a confirmation dialog.
public protocol _EphemeralState<Action> {
  /// The answers.
  associatedtype Action

  /// The type of the answers.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

/// The actions that are answers to a presentation and end it.
///
/// The presented state is either an alert or the like, or an enum with such a case. For an enum, an action is an
/// answer only if it belongs to the case of the state and its payload has the right type.
struct Ephemeral<State, Action> {
  /// Whether `action` ends the presentation of `state`.
  let isAnswer: (_ action: Action, _ state: UnsafePointer<State>) -> Bool
  /// Whether any action can end any state. If not, neither needs to be read, and both may be big.
  let isPossible: Bool

  init() {
    let isAlert = State.self is any _EphemeralState.Type
    // Only a struct stores a registrar, and no struct has payloads.
    isPossible = isAlert || StateObserversReader<State>().registrarOffset < 0
    guard isPossible, !isAlert else {
      isAnswer = { _, _ in isAlert }
      return
    }
    let statePayload = PayloadType.reader(of: State.self)
    let actionPayload = PayloadType.reader(of: Action.self)
    isAnswer = { action, state in
      guard let presented = statePayload(state) as? any _EphemeralState.Type else { return false }
      return presented.actionType == Action.self
        || presented.actionType == withUnsafePointer(to: action, actionPayload)
    }
  }
}

/// A reader of the type of an enum's payload. It uses the types of the case paths if the enum has them, and copies no
/// payload then, however large.
private enum PayloadType {
  static func reader<Value>(of type: Value.Type) -> (UnsafePointer<Value>) -> Any.Type? {
    if let type = type as? any CasePathable.Type, let read = casePathReader(of: type) {
      return { read(UnsafeRawPointer($0)) }
    }
    // Whether the type is an enum is found out with its first value.
    var isEnum: Bool?
    return { value in
      guard isEnum != false else { return nil }
      let mirror = Mirror(reflecting: value.pointee)
      isEnum = mirror.displayStyle == .enum
      guard mirror.displayStyle == .enum else { return nil }
      return mirror.children.first.map { Swift.type(of: $0.value) }
    }
  }

  private static func casePathReader<Root: CasePathable>(
    of _: Root.Type
  ) -> ((UnsafeRawPointer) -> Any.Type?)? {
    guard let casePaths = Root.allCasePaths as? any CasePathReflectable<Root> else { return nil }
    return { root in
      (type(of: casePaths[root.state(Root.self).pointee]).valueType as? any ErasedPayload.Type)?.payloadType
    }
  }
}

private protocol ErasedPayload {
  static var payloadType: Any.Type { get }
}

extension Case: ErasedPayload {
  fileprivate static var payloadType: Any.Type { Value.self }
}

extension ObservableStateID {
  /// Returns the identity of a state, be it observable or an alert; `_$inert` of any other value.
  public static func _$id<Value>(for value: Value) -> Self {
    if let state = value as? any ObservableState { return state._$id }
    if let state = value as? any _EphemeralState & Identifiable<UInt64> {
      return Self(base: state.id, observesChanges: false)
    }
    return ._$inert
  }
}
