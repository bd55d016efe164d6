import CasePaths

/// The actions of a navigation stack.
@CasePathable
public enum StackAction<State, Action> {
  /// Something happened in the element `id`.
  indirect case element(id: StackElementID, action: Action)
  /// The element `id` and those above it are popped.
  case popFrom(id: StackElementID)
  /// `state` is pushed, with the identifier `id`.
  indirect case push(id: StackElementID, state: State)
}

extension StackAction.AllCasePaths {
  /// The actions of the element `id`.
  public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
    AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: { if case .element(id, let action) = $0 { action } else { nil } }
    )
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
