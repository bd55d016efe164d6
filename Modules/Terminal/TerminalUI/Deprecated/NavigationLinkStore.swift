import ComposableArchitecture

/// A link to a presented feature. The newer form is a button and `navigationDestination(item:)`.
public struct NavigationLinkStore<
  ParentState,
  ParentAction,
  State,
  Action,
  Destination: View,
  Label: View
>: View {
  private let store: Store<PresentationState<ParentState>, PresentationAction<ParentAction>>
  private let toState: (ParentState) -> State?
  private let fromAction: (Action) -> ParentAction
  private let onTap: () -> Void
  private let destination: (Store<State, Action>) -> Destination
  private let label: Label

  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the feature.
  ///   - fromDestinationAction: Embeds an action of the feature.
  ///   - onTap: Presents the feature: sends an action.
  ///   - destination: Returns the views of the feature.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<ParentState>, PresentationAction<ParentAction>>,
    state toDestinationState: @escaping (_ state: ParentState) -> State?,
    action fromDestinationAction: @escaping (_ destinationAction: Action) -> ParentAction,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    toState = toDestinationState
    fromAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Presents the feature: sends an action.
  ///   - destination: Returns the views of the feature.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where ParentState == State, ParentAction == Action {
    self.init(store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: The ID of the row. The link shows the feature only while its state has this ID.
  ///   - onTap: Presents the feature: sends an action.
  ///   - destination: Returns the views of the feature.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where ParentState == State, ParentAction == Action, State: Identifiable {
    self.init(
      store,
      state: { $0.id == id ? $0 : nil },
      action: { $0 },
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  public var body: some View {
    PresentedChildView(store: store, toState: toState, fromAction: fromAction) { child in
      Button(action: onTap) { label }.navigationDestination(item: child, destination: destination)
    }
  }
}
