import Platform

/// A visitor of each reducer of a tree while the tree is being resolved.
@usableFromInline
final class ReducerSurvey {
  /// The survey of the resolution that runs on a thread.
  private static let running = ThreadLocal<ReducerSurvey>()

  static var current: ReducerSurvey? { running.current }

  private let look: (any Reducer) -> Void
  /// The types of the reducers around the one that is being resolved.
  private var enclosing: [any Any.Type] = []

  private init(_ look: @escaping (any Reducer) -> Void) { self.look = look }

  /// Calls `look` with `reducer` and each reducer in it, including children that don't exist yet. If a feature is its
  /// own child, `look` sees the first level.
  static func run(_ reducer: some Reducer, look: @escaping (any Reducer) -> Void) {
    running.withValue(ReducerSurvey(look)) { _ = reducer._resolve() }
  }

  /// Resolves `reducer` with `resolve`, and shows it to the survey that is running.
  @usableFromInline
  static func visit<R: Reducer>(
    _ reducer: R,
    _ resolve: () -> _ReducerNode<R.State, R.Action>
  ) -> _ReducerNode<R.State, R.Action> {
    guard let survey = current else { return resolve() }
    guard !survey.enclosing.contains(where: { $0 == R.self }) else { return _ReducerNode { _, _ in .none } }
    survey.enclosing.append(R.self)
    defer { survey.enclosing.removeLast() }
    survey.look(reducer)
    return resolve()
  }
}
