import ComposableArchitecture
import TerminalViews

/// A view of a part of a store's state. It is evaluated again when that part has changed.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  let make: () -> ViewStore<ViewState, ViewAction>
  let identity: ObjectIdentifier
  let content: (ViewStore<ViewState, ViewAction>) -> Content
  @TerminalViews.State private var kept = KeptViewStore<ViewState, ViewAction>()

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Returns whether two values look the same.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate, content: content)
  }

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - fromViewAction: Converts an action of the view to an action of the store.
  ///   - isDuplicate: Returns whether two values look the same.
  ///   - content: Returns the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    make = { ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate) }
    identity = ObjectIdentifier(store)
    self.content = content
  }

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - fromViewAction: Converts an action of the view to an action of the store.
  ///   - content: Returns the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  public var body: some View {
    // Kept until the view is given another store.
    if kept.identity != identity { (kept.identity, kept.viewStore) = (identity, make()) }
    return kept.viewStore.map(content)
  }
}

/// The view store of a view.
@MainActor
private final class KeptViewStore<ViewState, ViewAction> {
  var identity: ObjectIdentifier?
  var viewStore: ViewStore<ViewState, ViewAction>?
}
