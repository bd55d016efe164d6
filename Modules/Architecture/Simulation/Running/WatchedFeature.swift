import ComposableArchitecture
import IssueReporting

/// A feature that notes each reduction, until it is dismissed.
struct WatchedFeature<Base: Reducer>: Reducer where Base.State: Equatable {
  typealias State = Base.State
  typealias Action = Base.Action
  typealias Body = Never

  let base: Base
  let log: ReductionLog<Base>
  let world: SimulatedWorld
  let hasScreen: Bool

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().reduce(into: &state, action: action)
  }

  func _resolve() -> _ReducerNode<State, Action> {
    let node = base._resolve()
    return _ReducerNode { state, action in
      guard !log.isDismissed else {
        reportIssue("The action \(ActionSource.of(action)) was sent after the feature had been dismissed.")
        return .none
      }
      log.willReduce(action)
      let effect = node.reduce(into: &state, action: action)
      let isFromUser = world.isTold && StoreStepper.isReducingForOwner
      log.add(action, state, isFromUser: isFromUser)
      if world.isTold, hasScreen || !isFromUser {
        world.tell("\(isFromUser ? "the screen" : "an effect") sends \(ActionSource.of(action))")
      }
      return effect
    }
  }
}
