import CasePaths

/// The actions of a feature that is presented, and its dismissal.
public enum PresentationAction<Action>: CasePathable {
  /// The feature is dismissed.
  case dismiss
  /// Something happened in the presented feature.
  indirect case presented(Action)

  public typealias _Wrapped = Action
  public typealias _Wrapper = _Presenting

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The cases; those of the presented feature can be reached without naming `presented`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case of the dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// The case of the presented feature's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// A case of the presented feature's actions: `\.alert.confirmButtonTapped`.
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// A case of the presented feature's actions and the dismissal: `$store.scope(…, action: \.destination.add)`.
    @_disfavoredOverload
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { if case .presented(let action) = $0 { .presented(path.embed(action)) } else { .dismiss } },
        extract: {
          guard case .presented(let action) = $0 else { return .dismiss }
          return path.extract(from: action).map { .presented($0) }
        },
        _name: path._name
      )
    }
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

/// A mark for actions that are wrapped in a ``PresentationAction``.
public enum _Presenting {}
