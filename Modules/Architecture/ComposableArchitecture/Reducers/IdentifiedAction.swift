import CasePaths

/// The actions of the rows of a collection, each with the identifier of its row.
@CasePathable
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// Something happened in the row `id`.
  case element(id: ID, action: Action)
}

extension IdentifiedAction.AllCasePaths {
  /// The actions of the row `id`.
  public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
    AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: {
        switch $0 {
        case .element(let elementID, let action): elementID == id ? action : nil
        }
      }
    )
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// The actions of the rows of an `IdentifiedArrayOf` a reducer's states.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable
