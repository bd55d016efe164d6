import Dependencies

/// The places in the tree of states where children that can go away have effects. They are looked at after each
/// reduction, to end the effects of what is not there any more, whoever has taken it away.
struct EffectSites: Sendable {
  // @unchecked: key paths are immutable.
  private struct Key: Hashable, @unchecked Sendable {
    let parent: EffectPath
    let location: AnyKeyPath
  }

  private var sites: [Key: EffectSite] = [:]

  var all: [EffectSite] { Array(sites.values) }

  mutating func insert(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Key(parent: child.parent, location: last.location)
    let site = sites[key] ?? EffectSite(parent: key.parent, place: last.place)
    sites[key] = site
    site.children[last, default: EffectList(.site)].insert(effect)
  }

  mutating func remove(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Key(parent: child.parent, location: last.location)
    guard let site = sites[key] else { return }
    site.children[last]?.remove(effect)
    if site.children[last]?.isEmpty == true { site.children[last] = nil }
    if site.children.isEmpty { sites[key] = nil }
  }
}

/// A place in the tree of states: a presentation, an enum, all rows of a collection.
// @unchecked: `children` is touched only with the lock of the registry held, and `seen` only in the isolation of
// the store.
final class EffectSite: @unchecked Sendable {
  private let parent: EffectPath
  private let version: ((UnsafeRawPointer) -> UInt64)?
  private var seen: UInt64?
  /// The effects of each child, so that a child is looked at once, however many it has.
  var children: [EffectScope: EffectList] = [:]

  init(parent: EffectPath, place: ChildPlace) {
    self.parent = parent
    version = place.version
  }

  /// Returns the effects of children that are no longer there, oldest first.
  ///
  /// - Parameters:
  ///   - root: Where the state of the store lies.
  ///   - children: Reads ``children``.
  /// - Complexity: O(depth) while the children are the same, and O(*n*) in their number otherwise.
  func missing(in root: UnsafeRawPointer, children: () -> [EffectScope: EffectList]) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    let isThere = parent.visit(root) { parent in
      if let version = version?(parent) {
        guard version != seen else { return true }
        seen = version
      }
      for (child, effects) in children() where !child.place.visit(parent, { _ in true }) {
        missing += effects.effects
      }
      return true
    }
    if !isThere { missing = children().values.flatMap(\.effects) }
    return missing.sorted { $0.sequence < $1.sequence }
  }
}
