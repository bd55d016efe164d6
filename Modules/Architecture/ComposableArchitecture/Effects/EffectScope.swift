/// Names a child that can go away (a presentation, a stack element, an enum case, a row) within its parent,
/// so that its effects end with it.
@usableFromInline
struct EffectScope: Hashable, @unchecked Sendable {
  // @unchecked: key paths are immutable; `AnyHashable` holds an identity of a state, compared only by the store.
  /// Where the child lives in its parent: the key path that its operator was given.
  let location: AnyKeyPath
  /// Which of the children that have lived there it is.
  let identity: AnyHashable

  @usableFromInline
  init(location: AnyKeyPath, identity: AnyHashable) {
    self.location = location
    self.identity = identity
  }
}

/// The children, outermost first, within which an effect was started.
@usableFromInline
struct EffectPath: Hashable, Sendable {
  private(set) var scopes: [EffectScope] = []

  static let root = EffectPath()

  func appending(_ scope: EffectScope) -> EffectPath {
    var path = self
    path.scopes.append(scope)
    return path
  }

  /// Whether this path lies at or below `other`. O(depth).
  func hasPrefix(_ other: EffectPath) -> Bool {
    scopes.starts(with: other.scopes)
  }
}
