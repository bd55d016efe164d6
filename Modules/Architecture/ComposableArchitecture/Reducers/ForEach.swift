import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs an element's reducer on each row of a collection.
  ///
  /// The element runs before this reducer. When a row is removed, its effects are cancelled. An action for a
  /// row that is not there is reported as an issue. An action costs the same however many rows there are.
  ///
  /// - Parameters:
  ///   - toElementsState: Where the rows lie.
  ///   - toElementAction: The case that holds the rows' actions.
  ///   - element: The reducer of a row.
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      element: element(),
      toElementsState: toElementsState,
      toElementAction: AnyCasePath(toElementAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: ComposedReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
  public typealias Body = Never

  let parent: Parent
  let element: Element
  let toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let toElementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let location: SourceLocation

  public func _resolve() -> _ReducerNode<Parent.State, Parent.Action> {
    ForEachNode(
      parent: parent._resolve(),
      element: element._resolve(),
      projection: StateProjection(toElementsState),
      toElementAction: toElementAction,
      location: location
    )
  }
}

final class ForEachNode<State, Action, ID: Hashable & Sendable, ElementState, ElementAction>: _ReducerNode<
  State, Action
>
{
  private let parent: _ReducerNode<State, Action>
  private let element: _ReducerNode<ElementState, ElementAction>
  private let projection: StateProjection<State, IdentifiedArray<ID, ElementState>>
  private let toElementAction: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  private let location: SourceLocation

  init(
    parent: _ReducerNode<State, Action>,
    element: _ReducerNode<ElementState, ElementAction>,
    projection: StateProjection<State, IdentifiedArray<ID, ElementState>>,
    toElementAction: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    self.projection = projection
    self.toElementAction = toElementAction
    self.location = location
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = reduceElement(into: &state, action: action)
    let structure = structure(of: &state)
    let parentEffect = parent.reduce(into: &state, action: action)
    guard self.structure(of: &state) != structure else { return effect.merged(with: parentEffect) }
    let rows = withUnsafePointer(to: &state) { projection.read($0) { $0.pointee } }
    let prune = Effect<Action>(
      operation: .cancelMissing(
        location: projection.keyPath,
        isPresent: { ($0.base as? ID).map(rows.ids.contains) ?? false }
      )
    )
    return effect.merged(with: parentEffect).merged(with: prune)
  }

  private func structure(of state: inout State) -> UInt64 {
    withUnsafePointer(to: &state) { projection.read($0) { $0.pointee._structureID } }
  }

  private func reduceElement(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let elementAction)? = toElementAction.extract(from: action) else {
      return .none
    }
    let effect = projection.modify(&state) { rows in
      rows._modifyElement(id: id) { element.reduce(into: &$0, action: elementAction) }
    }
    guard let effect else {
      Misuse.missingElement(id: id, action: action, at: location)
      return .none
    }
    if effect.isNone { return .none }
    let toElementAction = toElementAction
    return effect.map { toElementAction.embed(.element(id: id, action: $0)) }
      .scoped(EffectScope(location: projection.keyPath, identity: AnyHashable(id)), dismiss: nil)
  }
}
