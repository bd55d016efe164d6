import ComposableArchitecture

/// A feature with a navigation stack of two kinds of elements.
@Reducer struct StackFeature {
  @Reducer enum Path {
    case counter(Counter)
    case note(Note)
  }

  @Reducer struct Counter {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, work, tick, closeButtonTapped, pushButtonTapped }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    enum ID { case work }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += isPresented ? 1 : 100
          return .none
        case .work:
          return .run { _ in try await Task.never() }.cancellable(id: ID.work)
        case .tick:
          return .run { send in
            await dismiss()
            await send(.increment)
          }
        case .closeButtonTapped:
          return .run { _ in await dismiss() }
        case .pushButtonTapped:
          return .none
        }
      }
    }
  }

  @Reducer struct Note {
    @ObservableState struct State: Equatable { var text = "" }
    enum Action: Equatable { case textChanged(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .textChanged(let text): state.text = text
        }
        return .none
      }
    }
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    var popped = 0
  }

  enum Action {
    case path(StackActionOf<Path>)
    case homeButtonTapped
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(_, .counter(.pushButtonTapped))):
        state.path.append(.note(Note.State()))
      case .path(.popFrom):
        state.popped += 1
      case .path:
        break
      case .homeButtonTapped:
        state.path.removeAll()
      case .change(let change):
        change(&state)
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension StackFeature.Path.State: Equatable {}
