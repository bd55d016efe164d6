import ComposableArchitecture
import Observation
import Testing

/// The changes of a state in an enum, which a reducer takes out of it to change it.
@MainActor
@Suite struct EnumNetChangeTests {
  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      var count = 0
    }

    enum Action {
      case setAndSetBack
      case setAndSetBackInCopy
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count = 5
        switch action {
        case .setAndSetBack:
          state.count = 0
        case .setAndSetBackInCopy:
          var copy = state
          copy.count = 0
        }
        return .none
      }
    }
  }

  @Reducer enum Destination {
    case counter(Counter)
  }

  @Reducer struct Parent {
    @ObservableState struct State {
      @Presents var destination: Destination.State? = .counter(Counter.State())
      var path = StackState<Destination.State>([.counter(Counter.State())])
    }

    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case path(StackActionOf<Destination>)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.path, action: \.path)
    }
  }

  private let store = Store(initialState: Parent.State()) { Parent() }

  private func notifications(of action: Counter.Action) -> [Int] {
    let counts = LockIsolated([0, 0])
    withObservationTracking {
      _ = store.destination?.counter?.count
    } onChange: {
      counts.withValue { $0[0] += 1 }
    }
    withObservationTracking {
      _ = store.path[0].counter?.count
    } onChange: {
      counts.withValue { $0[1] += 1 }
    }
    store.send(.destination(.presented(.counter(action))))
    store.send(.path(.element(id: store.path.ids[0], action: .counter(action))))
    return counts.value
  }

  @Test func `a value that ends a reduction as it began notifies nothing`() {
    #expect(notifications(of: .setAndSetBack) == [0, 0])
  }

  @Test func `a copy that is set back hides no change`() {
    #expect(notifications(of: .setAndSetBackInCopy) == [1, 1])
  }
}
