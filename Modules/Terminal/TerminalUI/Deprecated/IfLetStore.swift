import ComposableArchitecture

/// Views of a child that may be missing. The newer form is `if let` with `store.scope(state:action:)`.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  private init(store: Store<State?, Action>, content: @escaping (Store<State, Action>?) -> Content) {
    self.store = store
    self.content = content
  }

  /// - Parameters:
  ///   - store: The store of the child.
  ///   - ifContent: Returns the views while there is a child.
  ///   - elseContent: Returns the views while there is none.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    let elseContent = elseContent()
    self.init(store: store) { store in
      if let store {
        ViewBuilder.buildEither(first: ifContent(store))
      } else {
        ViewBuilder.buildEither(second: elseContent)
      }
    }
  }

  /// - Parameters:
  ///   - store: The store of the child.
  ///   - ifContent: Returns the views while there is a child.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store: store) { $0.map(ifContent) }
  }

  /// - Parameters:
  ///   - store: The store of a presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - ifContent: Returns the views while the feature is presented.
  ///   - elseContent: Returns the views while it isn't.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent, else: elseContent)
  }

  /// - Parameters:
  ///   - store: The store of a presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - ifContent: Returns the views while the feature is presented.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// - Parameters:
  ///   - store: The store of a presentation.
  ///   - toState: Returns the state of the child: `/Destination.State.detail`.
  ///   - fromAction: Embeds an action of the child: `Destination.Action.detail`.
  ///   - ifContent: Returns the views while the child is presented.
  ///   - elseContent: Returns the views while it isn't.
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == ConditionalContent<IfContent, ElseContent> {
    self.init(Self.scope(store, toState, fromAction), then: ifContent, else: elseContent)
  }

  /// - Parameters:
  ///   - store: The store of a presentation.
  ///   - toState: Returns the state of the child: `/Destination.State.detail`.
  ///   - fromAction: Embeds an action of the child: `Destination.Action.detail`.
  ///   - ifContent: Returns the views while the child is presented.
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(Self.scope(store, toState, fromAction), then: ifContent)
  }

  private static func scope<DestinationState, DestinationAction>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    _ toState: @escaping (DestinationState) -> State?,
    _ fromAction: @escaping (Action) -> DestinationAction
  ) -> Store<State?, Action> {
    store.computedScope(
      state: { $0.wrappedValue.flatMap(toState) },
      action: { .presented(fromAction($0)) }
    )
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 != nil }) { _ in
      content(store.scope(state: \.self, action: \.self))
    }
  }
}
