import Platform

/// The branches that a `body` takes where it has an `if`, a `switch` or a `for`, noted while it is being made.
@usableFromInline
final class BodyBranches {
  private static let noting = ThreadLocal<BodyBranches>()

  /// The numbers of the branches, in the order in which their blocks end. Read from the last one, they tell for each
  /// block of the source which one it is.
  @usableFromInline private(set) var taken: [Int] = []

  @usableFromInline
  init() {}

  /// Notes a branch of the body that is being made on this thread, if one is.
  @usableFromInline
  static func take(_ branch: Int) { noting.current?.taken.append(branch) }

  /// Makes a body, and notes its branches.
  @usableFromInline
  func noting<Body>(_ body: () -> Body) -> Body { Self.noting.withValue(self, operation: body) }
}

extension _ReducerNode {
  /// Returns the node of the body that `body` makes.
  ///
  /// If the body has branches, it is made again for each action, so that its conditions are those of the moment. The
  /// tree of each combination of branches is built once.
  @inlinable
  static func resolving<R: Reducer<State, Action>>(_ body: @escaping () -> R) -> _ReducerNode {
    let branches = BodyBranches()
    let first = branches.noting(body)
    let node = first._resolve()
    guard !branches.taken.isEmpty else { return node }
    var nodes = [branches.taken: node]
    return _ReducerNode { state, action in
      let branches = BodyBranches()
      let current = branches.noting(body)
      let node = nodes[branches.taken] ?? current._resolve()
      nodes[branches.taken] = node
      return node.reduce(into: &state, action: action)
    }
  }
}
