import CasePaths
import Platform

/// The places of a child's state and of its actions in those of its parent.
@usableFromInline
final class ScopePaths<ParentState, ParentAction, ChildState, ChildAction>: Sendable {
  @usableFromInline let toChildState: StateProjection<ParentState, ChildState>
  @usableFromInline let identities = StateIdentityReader<ChildState>()
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, ChildAction>
  /// The key path that led to ``toChildAction``. While it is retained, no other object has its identity.
  private let actionKeyPath: SendableKeyPath<AnyKeyPath>?

  @usableFromInline
  init(
    _ state: WritableKeyPath<ParentState, ChildState>,
    _ action: AnyCasePath<ParentAction, ChildAction>,
    _ actionKeyPath: AnyKeyPath? = nil
  ) {
    toChildState = StateProjection(state)
    toChildAction = action
    self.actionKeyPath = actionKeyPath.map { SendableKeyPath($0) }
  }

  /// Returns the paths that two key paths lead to.
  ///
  /// A body makes its scopes with each evaluation, and looking up key paths is slow. A key path literal is one object
  /// for each place in the source, so the paths of the same two objects are the same ones.
  @inlinable
  static func cached(
    _ state: WritableKeyPath<ParentState, ChildState>,
    _ action: KeyPath<ParentAction.AllCasePaths, AnyCasePath<ParentAction, ChildAction>>
  ) -> ScopePaths where ParentAction: CasePathable {
    if let paths = ScopePathsCache.paths(state, action) as? ScopePaths { return paths }
    let paths = ScopePaths(state, ParentAction.allCasePaths[keyPath: action], action)
    // If case paths are stored, or made from stored values, the next evaluation may return different ones.
    if MemoryLayout<ParentAction.AllCasePaths>.size == 0 { ScopePathsCache.add(paths, state, action) }
    return paths
  }

  /// Runs `child` on the child's state if the action is the child's.
  @inlinable
  func reduce(
    _ state: inout ParentState,
    _ action: ParentAction,
    _ child: (inout ChildState, ChildAction) -> Effect<ChildAction>
  ) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    return toChildState.modify(&state, identities) { child(&$0, childAction) }
      .embedded(in: toChildAction)
      .scoped(toChildState.keyPath, .present, isPart: true, .part(toChildState))
  }
}

/// The paths of key path literals.
@usableFromInline
enum ScopePathsCache {
  private struct Key: Hashable {
    let state, action: ObjectIdentifier

    init(_ state: AnyKeyPath, _ action: AnyKeyPath) {
      (self.state, self.action) = (ObjectIdentifier(state), ObjectIdentifier(action))
    }
  }

  private static let known = Mutex<[Key: any AnyObject & Sendable]>([:])

  @usableFromInline
  static func paths(_ state: AnyKeyPath, _ action: AnyKeyPath) -> (any AnyObject & Sendable)? {
    let key = Key(state, action)
    return known.withLock { $0[key] }
  }

  /// Keeps paths and their key paths until the process ends. Key paths with arguments, and those in generic code, are
  /// new objects with each evaluation, so the number is limited. No program has that many literals.
  @usableFromInline
  static func add(_ paths: any AnyObject & Sendable, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    let key = Key(state, action)
    known.withLock { if $0.count < 4_096 { $0[key] = paths } }
  }
}
