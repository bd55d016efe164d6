import ComposableArchitecture

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var count = 3
    @Shared(.inMemory("limit")) var limit = 10
  }

  enum Action: Equatable {
    case closeButtonTapped
    case startButtonTapped
    case resetButtonTapped
    case ticked
    case unshareButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .startButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      case .resetButtonTapped:
        return .send(.ticked)
      case .ticked:
        state.count -= 1
        return .none
      case .unshareButtonTapped:
        state.$limit = Shared(value: 5)
        return .none
      }
    }
  }
}

@MainActor
func testCountdown(
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line
) -> TestStoreOf<Countdown> {
  TestStore(
    initialState: Countdown.State(),
    reducer: { Countdown() },
    withDependencies: { $0.continuousClock = TestClock() },
    fileID: fileID,
    file: file,
    line: line
  )
}
