import CasePaths
import Platform

/// Actions with a case for the changes that controls make to the state.
public protocol BindableAction<State> {
  /// The state that is changed.
  associatedtype State

  /// Wraps a change.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change that this action wraps, if it is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// Returns the action that changes the property at `keyPath` to `value`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self { .binding(.set(keyPath, value)) }

  public var binding: BindingAction<State>? { BindingCase<Self>.of(Self.self).change(in: self) }
}

/// Takes the change out of the binding actions among those of one type.
///
/// Uses the case path of the case if the actions have case paths. It is looked up once per type: reflection is many
/// times slower, and every action of a feature with controls is asked for its change.
private final class BindingCase<Action: BindableAction>: Sendable {
  private let path: AnyCasePath<Action, BindingAction<Action.State>>?

  init() { path = (Action.self as? any CasePathable.Type).flatMap { Self.path(in: $0) } }

  func change(in action: Action) -> BindingAction<Action.State>? {
    if let path { return path.extract(from: action) }
    return Mirror(reflecting: action).children.first?.value as? BindingAction<Action.State>
  }

  /// Returns the case path of the case that binding actions are made with.
  private static func path<Root: CasePathable>(
    in _: Root.Type
  ) -> AnyCasePath<Action, BindingAction<Action.State>>? {
    guard let casePaths = Root.allCasePaths as? any CasePathReflectable<Root>,
      let action = Action.binding(.noChange) as? Root,
      let keyPath = casePaths[action] as? CaseKeyPath<Root, BindingAction<Action.State>>
    else { return nil }
    return AnyCasePath(keyPath) as? AnyCasePath<Action, BindingAction<Action.State>>
  }
}

extension BindingCase {
  /// Returns the shared instance for a type of actions.
  static func of(_ type: Action.Type) -> BindingCase {
    let key = ObjectIdentifier(type)
    if let known = bindingCases.withLock({ $0[key] }) { return certain(known, as: BindingCase.self) }
    let new = BindingCase()
    bindingCases.withLock { $0[key] = new }
    return new
  }
}

private let bindingCases = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
