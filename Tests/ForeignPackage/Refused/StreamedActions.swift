// The iterator of a sequence may still refer to the actions that it has returned, so they must be `Sendable`.
import ComposableArchitecture

final class Box { var number = 0 }

enum Action { case received(Box) }

func streamActions() -> Effect<Action> {
  .stream { AsyncStream<Action> { $0.finish() } }  // error: Sendable
}
