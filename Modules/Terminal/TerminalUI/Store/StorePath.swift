import ComposableArchitecture

/// The stores of the features in a navigation stack, from the bottom to the top.
@MainActor
public struct StorePath<State, Action> {
  let elements: () -> [(id: StackElementID, store: Store<State, Action>)]
  let push: (State) -> Void
  let pop: () -> Void
}

extension StorePath {
  /// - Parameters:
  ///   - store: The store of a feature with a stack.
  ///   - state: The key path of the stack.
  ///   - action: The case that contains its actions.
  ///   - fileID, filePath, line, column: The source location for an issue reported if nothing is popped.
  init<ParentState, ParentAction>(
    _ store: Store<ParentState, ParentAction>,
    state: KeyPath<ParentState, StackState<State>>,
    action: CaseKeyPath<ParentAction, StackAction<State, Action>>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.init(
      elements: {
        let stores = store.scope(state: state, action: action)
        return zip(store.withState { $0[keyPath: state].ids }, stores).map { (id: $0, store: $1) }
      },
      push: { new in
        guard !store.isInvalid else { return }
        store.send(action(.push(id: store.nextElementID(), state: new)))
      },
      pop: {
        guard !store.isInvalid, let last = store.withState({ $0[keyPath: state].ids.last }) else { return }
        let isDone = store.reducesAtOnce
        store.send(action(.popFrom(id: last)))
        guard isDone, store.withState({ $0[keyPath: state].ids.last }) == last else { return }
        reportIssue(
          """
          A navigation stack at "\(fileID):\(line)" popped its top element, but the element is still in the state.

          This usually means a "forEach" has not been integrated with the reducer powering the store, and this \
          reducer is responsible for handling stack actions.

          To fix this, ensure that "forEach" is invoked from the reducer's "body":

              Reduce { state, action in
                // ...
              }
              .forEach(\\.path, action: \\.path) {
                Path()
              }

          And ensure that every parent reducer is integrated into the root reducer that powers the store.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    )
  }
}
