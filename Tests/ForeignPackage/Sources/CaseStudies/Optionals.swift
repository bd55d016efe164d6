import ComposableArchitecture

@Reducer
struct OptionalBasics {
  @ObservableState
  struct State: Equatable {
    var optionalCounter: Counter.State?
  }

  enum Action {
    case optionalCounter(Counter.Action)
    case toggleCounterButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggleCounterButtonTapped:
        state.optionalCounter =
          state.optionalCounter == nil
          ? Counter.State(id: uuid())
          : nil
        return .none
      case .optionalCounter:
        return .none
      }
    }
    .ifLet(\.optionalCounter, action: \.optionalCounter) {
      Counter()
    }
  }
}

/// Loads before and after presenting a child that dismisses itself.
@Reducer
struct LazyNavigation {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Child.State?
    var isActivityIndicatorVisible = false
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
    case onDisappear
    case presentButtonTapped
    case presentDelayCompleted
  }

  private enum CancelID { case load }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .child(.presented(.delegate(.saved(let count)))):
        state.isActivityIndicatorVisible = count > 1
        return .none
      case .child:
        return .none
      case .onDisappear:
        return .cancel(id: CancelID.load)
      case .presentButtonTapped:
        state.isActivityIndicatorVisible = true
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.presentDelayCompleted)
        }
        .cancellable(id: CancelID.load)
      case .presentDelayCompleted:
        state.isActivityIndicatorVisible = false
        state.child = Child.State()
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) {
      Child()
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var count = 1
    }
    enum Action {
      case delegate(Delegate)
      case saveButtonTapped
      case task
      @CasePathable
      enum Delegate { case saved(count: Int) }
    }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none
        case .saveButtonTapped:
          return .run { [count = state.count] send in
            await send(.delegate(.saved(count: count)))
            await self.dismiss()
          }
        case .task:
          return .run { _ in try await Task.never() }
        }
      }
    }
  }
}
