import CasePaths

/// The actions of the rows of a collection, each with the identifier of its row.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// Something happened in the row `id`.
  case element(id: ID, action: Action)

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    /// The case of a row's actions, with the identifier of the row.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          switch $0 {
          case .element(let id, let action): (id, action)
          }
        }
      )
    }

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
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// The actions of the rows of an `IdentifiedArrayOf` a reducer's states.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable
