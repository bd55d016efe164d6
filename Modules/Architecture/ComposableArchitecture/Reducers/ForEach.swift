import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs an element's reducer on each row of a collection.
  @inlinable
  func forEach<ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>,
    _ toElementAction: AnyCasePath<Action, IdentifiedAction<ID, Element.Action>>,
    _ element: Element,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let parent = _resolve()
      let element = ChildNode(element)
      let projection = StateProjection(toElementsState)
      let identities = StateIdentityReader<IdentifiedArray<ID, Element.State>>()
      let numbers = ChildNumbers(rows: projection)
      let reduceElement = { (state: inout State, action: Action) -> Effect<Action> in
        guard case .element(let id, let elementAction)? = toElementAction.extract(from: action) else {
          return .none
        }
        let effect = projection.modify(&state, identities) { rows in
          rows._modifyElement(id: id) { element.reduce(into: &$0, action: elementAction) }
        }
        guard let effect else {
          RuntimeWarning.missingElement(id: id, action: action, at: location)
          return .none
        }
        if effect.isNone { return .none }
        return effect.map { toElementAction.embed(.element(id: id, action: $0)) }
          .scoped(projection.keyPath, .value(id), .row(id, of: projection, in: numbers))
      }
      return _ReducerNode { state, action in
        reduceElement(&state, action).merge(with: parent.reduce(into: &state, action: action))
      }
    }
  }
}
