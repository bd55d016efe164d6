/// A reducer that changes nothing and runs nothing.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }
}
