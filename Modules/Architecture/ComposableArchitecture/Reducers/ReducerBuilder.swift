/// A builder that composes the reducers of a `body`: in sequence, with `if`, `switch`, `for` and optionals.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Returns the reducers of a `for` loop, one after the other.
  @inlinable
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> _Sequence {
    BodyBranches.take(reducers.count)
    return _Sequence(steps: reducers.map { .init($0) })
  }

  /// Returns a reducer that does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Returns the only reducer of a block.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// Returns the reducer of the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first reducer: some Reducer<State, Action>) -> _Sequence {
    BodyBranches.take(0)
    return _Sequence(steps: [.init(reducer)])
  }

  /// Returns the reducer of the second branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second reducer: some Reducer<State, Action>) -> _Sequence {
    BodyBranches.take(1)
    return _Sequence(steps: [.init(reducer)])
  }

  /// Returns a reducer in a body.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }

  /// Returns a reducer of an unknown type, in a body.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Returns the whole body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// Returns the reducer of code that exists on some platforms only.
  @inlinable
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(wrapped) }

  /// Returns the reducer of an `if` whose condition holds.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    BodyBranches.take(wrapped == nil ? 0 : 1)
    return wrapped
  }

  /// Returns the first reducer of a block.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// Returns the reducers of a block up to here, and the next one after them.
  @inlinable
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence { _Sequence(steps: [.init(accumulated), .init(next)]) }

  /// Returns the reducers of a block up to here, and the next one after them.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(
    accumulated: _Sequence,
    next: R
  ) -> _Sequence { _Sequence(steps: accumulated.steps + [.init(next)]) }

  /// Reducers, one after the other. It is flat, however many there are.
  public struct _Sequence: Reducer {
    public typealias Body = Never

    @usableFromInline
    struct Step {
      @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
      @usableFromInline let resolve: () -> _ReducerNode<State, Action>

      @inlinable
      init(_ reducer: some Reducer<State, Action>) {
        reduce = { reducer.reduce(into: &$0, action: $1) }
        resolve = reducer._resolve
      }
    }

    @usableFromInline let steps: [Step]

    @inlinable
    init(steps: [Step]) { self.steps = steps }

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      var effect = Effect<Action>.none
      for step in steps { effect = effect.merge(with: step.reduce(&state, action)) }
      return effect
    }

    @inlinable
    public func _resolve() -> _ReducerNode<State, Action> { .sequence(steps.map { $0.resolve() }) }
  }
}

extension _ReducerNode {
  /// Runs `nodes` one after the other.
  @inlinable
  static func sequence(_ nodes: [_ReducerNode]) -> _ReducerNode {
    if nodes.count == 1 { return nodes[0] }
    if nodes.count == 2 {
      let (first, second) = (nodes[0], nodes[1])
      return _ReducerNode { state, action in
        let effect = first.reduce(into: &state, action: action)
        return effect.merge(with: second.reduce(into: &state, action: action))
      }
    }
    return _ReducerNode { state, action in
      var effect = Effect<Action>.none
      for node in nodes { effect = effect.merge(with: node.reduce(into: &state, action: action)) }
      return effect
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never

  @inlinable
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  @inlinable
  public func _resolve() -> _ReducerNode<Wrapped.State, Wrapped.Action> {
    self?._resolve() ?? _ReducerNode { _, _ in .none }
  }
}

/// The builder of the `body` of a reducer: `@ReducerBuilderOf<Self>`.
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>
