/// Names a child within its parent: one that can go away (a presentation, a stack element, an enum case, a row),
/// so that its effects end with it, or one that is always there, so that what is below it is told from what is
/// below another of the same kind.
@usableFromInline
struct EffectScope: Hashable, @unchecked Sendable {
  // @unchecked: key paths are immutable; `AnyHashable` holds an identity of a state, compared only by the store.
  /// Where the child lives in its parent: the key path that its operator was given.
  let location: AnyKeyPath
  /// Which of the children that have lived there it is.
  let identity: AnyHashable
  /// Whether the child is always there, and shares the cancellation identifiers of its parent.
  let isPart: Bool

  @usableFromInline
  init(location: AnyKeyPath, identity: AnyHashable, isPart: Bool = false) {
    self.location = location
    self.identity = identity
    self.isPart = isPart
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

  /// The path of the innermost child that can go away: cancellation identifiers belong to it.
  var owner: EffectPath {
    guard scopes.last?.isPart == true else { return self }
    var owner = self
    while owner.scopes.last?.isPart == true { owner.scopes.removeLast() }
    return owner
  }

  /// Whether this path lies at or below `other`. O(depth).
  func hasPrefix(_ other: EffectPath) -> Bool {
    scopes.starts(with: other.scopes)
  }
}
