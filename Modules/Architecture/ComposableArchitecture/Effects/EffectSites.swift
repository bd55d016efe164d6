import Dependencies
import Platform

/// The places in the tree of states where children that can go away have effects. They are looked at after each
/// reduction, to end the effects of what is not there any more, whoever has taken it away.
struct EffectSites: Sendable {
  private struct Key: Hashable {
    let parent: EffectPath
    let location: SendableKeyPath<AnyKeyPath>

    init(_ child: EffectPath, _ last: EffectScope) {
      parent = child.parent
      location = SendableKeyPath(last.location)
    }
  }

  private var sites: [Key: EffectSite] = [:]

  var all: [EffectSite] { Array(sites.values) }

  mutating func insert(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Key(child, last)
    let site = sites[key] ?? EffectSite(parent: key.parent, last)
    sites[key] = site
    site.children.withLock { $0[last, default: EffectList(.site)].insert(effect) }
  }

  mutating func remove(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Key(child, last)
    guard let site = sites[key] else { return }
    let isEmpty = site.children.withLock { children in
      children[last]?.remove(effect)
      if children[last]?.isEmpty == true { children[last] = nil }
      return children.isEmpty
    }
    if isEmpty { sites[key] = nil }
  }
}

/// A place in the tree of states: a presentation, an enum, all rows of a collection.
final class EffectSite: Sendable {
  private let parent: EffectPath
  /// A child that has lived here. Its siblings have the same location and version.
  private let child: EffectScope
  private let seenVersion = Mutex<UInt64?>(nil)
  /// The effects of each child, so that a child is looked at once, however many it has.
  let children = Mutex<[EffectScope: EffectList]>([:])

  init(parent: EffectPath, _ child: EffectScope) {
    self.parent = parent
    self.child = child
  }

  /// Returns the effects of children that are no longer there, oldest first.
  ///
  /// - Parameter root: Where the state of the store lies.
  /// - Complexity: O(depth) while the children are the same, and O(*n*) in their number otherwise.
  func missing(in root: UnsafeRawPointer) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    let isThere = parent.visit(root) { parent in
      guard isNews(child.place.version?(parent)) else { return true }
      for (child, effects) in children.withLock(\.self) where !child.place.visit(parent, { _ in true }) {
        missing += effects.effects
      }
      return true
    }
    if !isThere { missing = children.withLock(\.self).values.flatMap(\.effects) }
    return missing.sorted { $0.sequence < $1.sequence }
  }

  private func isNews(_ version: UInt64?) -> Bool {
    guard let version else { return true }
    return seenVersion.withLock { seen in
      defer { seen = version }
      return seen != version
    }
  }
}
