import ComposableArchitecture
import SessionRecording

/// A feature whose state is an enum, and whose actions have no case paths.
struct Gate: Reducer {
  enum State: Codable, Equatable, Sendable {
    case closed
    case open(by: String)
  }

  enum Action: Codable, Equatable, Sendable {
    case openButtonTapped(by: String)
    case opened(count: Int, [Int])
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped(let name):
        state = .open(by: name)
        return .send(.opened(count: 1, [1, 2]))

      case .opened:
        return .none

      case .closeButtonTapped:
        state = .closed
        return .none
      }
    }
  }
}
