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
    effect.child = last
    site.effects.insert(effect)
  }

  mutating func remove(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Key(parent: child.parent, location: last.location)
    guard let site = sites[key] else { return }
    site.effects.remove(effect)
    if site.effects.isEmpty { sites[key] = nil }
  }
}

/// A place in the tree of states: a presentation, an enum, all rows of a collection.
// @unchecked: `effects` is touched only with the lock of the registry held, and `seen` only in the isolation of
// the store.
final class EffectSite: @unchecked Sendable {
  private let parent: EffectPath
  private let version: ((UnsafeRawPointer) -> UInt64)?
  private var seen: UInt64?
  var effects = EffectList(.site)

  init(parent: EffectPath, place: ChildPlace) {
    self.parent = parent
    version = place.version
  }

  /// The effects of children that are not there any more.
  ///
  /// - Parameters:
  ///   - root: Where the state of the store lies.
  ///   - effects: Reads ``effects``.
  /// - Complexity: O(depth) while the children are the same, and O(*n*) in their number otherwise.
  func missing(in root: UnsafeRawPointer, effects: () -> ContiguousArray<RunningEffect>) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    let isThere = parent.visit(root) { parent in
      if let version = version?(parent) {
        guard version != seen else { return true }
        seen = version
      }
      missing = effects().filter { effect in effect.child?.place.visit(parent) { _ in true } == false }
      return true
    }
    return isThere ? missing : Array(effects())
  }
}
