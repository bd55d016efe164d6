import ComposableArchitecture

extension DependencyValues {
  /// Notes that a second has been played.
  @DependencyEntry var notePlayed: @Sendable () -> Void = {}
}

/// A root feature that dismisses itself, and effects that a test may wait for by sleeping.
@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var isPlaying = false
    var seconds = 0
  }

  enum Action: Equatable {
    case closeButtonTapped
    case playButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.notePlayed) var notePlayed

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .playButtonTapped:
        state.isPlaying = true
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(1)) {
            notePlayed()
            await send(.ticked)
          }
        }

      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}
