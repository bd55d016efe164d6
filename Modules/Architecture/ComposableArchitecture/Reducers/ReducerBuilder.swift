/// Composes the reducers of a `body`: in sequence, with `if`, `switch`, `for` and optionals.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildArray(_ reducers: [some Reducer<State, Action>]) -> some Reducer<State, Action> {
    _SequenceMany(reducers: reducers)
  }

  public static func buildBlock() -> some Reducer<State, Action> { EmptyReducer() }

  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> { .first(reducer) }

  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> { .second(reducer) }

  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }

  @_disfavoredOverload
  public static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(expression)
  }

  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(wrapped) }

  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }

  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence<R0, R1> { _Sequence(r0: accumulated, r1: next) }

  /// One of two reducers: an `if` with `else`, or a `switch`.
  public enum _Conditional<First: Reducer, Second: Reducer>: ComposedReducer
  where First.State == Second.State, First.Action == Second.Action {
    case first(First)
    case second(Second)

    public func _resolve() -> _ReducerNode<First.State, First.Action> {
      switch self {
      case .first(let reducer): reducer._resolve()
      case .second(let reducer): reducer._resolve()
      }
    }
  }

  /// Two reducers, one after the other.
  public struct _Sequence<R0: Reducer, R1: Reducer>: ComposedReducer
  where R0.State == R1.State, R0.Action == R1.Action {
    let r0: R0
    let r1: R1

    public func _resolve() -> _ReducerNode<R0.State, R0.Action> {
      SequenceNode(SequenceNode.flattened(r0._resolve()) + SequenceNode.flattened(r1._resolve()))
    }
  }

  /// Any number of reducers, one after the other: a `for` loop.
  public struct _SequenceMany<Element: Reducer>: ComposedReducer {
    let reducers: [Element]

    public func _resolve() -> _ReducerNode<Element.State, Element.Action> {
      SequenceNode(reducers.map { $0._resolve() })
    }
  }
}

/// Reducers one after the other, flat however deep the builder nested them.
final class SequenceNode<State, Action>: _ReducerNode<State, Action> {
  let nodes: [_ReducerNode<State, Action>]

  init(_ nodes: [_ReducerNode<State, Action>]) { self.nodes = nodes }

  static func flattened(_ node: _ReducerNode<State, Action>) -> [_ReducerNode<State, Action>] {
    (node as? SequenceNode)?.nodes ?? [node]
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    for node in nodes {
      effect = effect.merged(with: node.reduce(into: &state, action: action))
    }
    return effect
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never

  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  public func _resolve() -> _ReducerNode<Wrapped.State, Wrapped.Action> {
    self?._resolve() ?? _ReducerNode()
  }
}
