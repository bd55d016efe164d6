import ComposableArchitecture

extension View {
  /// Shows a sheet while a feature is presented. The newer form is `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - onDismiss: The action to perform after the sheet has been closed.
  ///   - content: Returns the content of the sheet.
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: { $0 }, fromAction: { $0 }) {
      sheet(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a sheet while a feature is presented. The newer form is `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds an action of the case: `Destination.Action.detail`.
  ///   - onDismiss: The action to perform after the sheet has been closed.
  ///   - content: Returns the content of the sheet.
  public func sheet<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      sheet(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a feature on the whole screen while it is presented. The newer form is `fullScreenCover(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - onDismiss: The action to perform after the views have been closed.
  ///   - content: Returns the views.
  public func fullScreenCover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: { $0 }, fromAction: { $0 }) {
      fullScreenCover(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a feature on the whole screen while it is presented. The newer form is `fullScreenCover(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds an action of the case: `Destination.Action.detail`.
  ///   - onDismiss: The action to perform after the views have been closed.
  ///   - content: Returns the views.
  public func fullScreenCover<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      fullScreenCover(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a sheet beside this view while a feature is presented. The newer form is `popover(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - attachmentAnchor: The place of an arrow in SwiftUI. Here the sheet stands beside the whole view.
  ///   - arrowEdge: The edge that has an arrow in SwiftUI. Here there is none.
  ///   - content: Returns the content of the sheet.
  public func popover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: { $0 }, fromAction: { $0 }) {
      popover(item: $0, content: content)
    }
  }

  /// Shows a sheet beside this view while a feature is presented. The newer form is `popover(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds an action of the case: `Destination.Action.detail`.
  ///   - attachmentAnchor: The place of an arrow in SwiftUI. Here the sheet stands beside the whole view.
  ///   - arrowEdge: The edge that has an arrow in SwiftUI. Here there is none.
  ///   - content: Returns the content of the sheet.
  public func popover<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      popover(item: $0, content: content)
    }
  }

  /// Shows a feature instead of this view while it is presented. The newer form is `navigationDestination(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - destination: Returns the views of the feature.
  public func navigationDestination<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: { $0 }, fromAction: { $0 }) {
      navigationDestination(item: $0, destination: destination)
    }
  }

  /// Shows a feature instead of this view while it is presented. The newer form is `navigationDestination(item:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation: `store.scope(state: \.$detail, action: \.detail)`.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds an action of the case: `Destination.Action.detail`.
  ///   - destination: Returns the views of the feature.
  public func navigationDestination<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> some View
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      navigationDestination(item: $0, destination: destination)
    }
  }
}
