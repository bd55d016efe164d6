import Platform

/// The places in the tree of states where removable children have effects. They are checked after each reduction, to
/// end the effects of removed children.
struct EffectSites: Sendable {
  /// The name of a place of children: the path of the parent, and the location in it.
  fileprivate struct Key: Hashable {
    let parent: EffectPath
    let location: SendableKeyPath<AnyKeyPath>

    init(_ child: EffectPath, _ last: EffectScope) {
      (parent, location) = (child.parent, SendableKeyPath(last.location))
    }

    // Hashing key paths is slow, and a parent has few places of children.
    func hash(into hasher: inout Hasher) { hasher.combine(parent) }
  }

  /// The sites, grouped by the outermost collection around them.
  private var groups: [Key?: EffectSiteGroup] = [:]

  var all: [EffectSiteGroup] { Array(groups.values) }

  mutating func insert(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let element = child.outermostElement
    let key = Self.groupKey(element)
    let group = groups[key] ?? EffectSiteGroup(element)
    groups[key] = group
    group.insert(effect, child, last)
  }

  mutating func remove(_ effect: RunningEffect) {
    guard let child = effect.endablePath, let last = child.scopes.last else { return }
    let key = Self.groupKey(child.outermostElement)
    guard let group = groups[key] else { return }
    group.remove(effect, child, last)
    if group.isEmpty { groups[key] = nil }
  }

  private static func groupKey(_ element: EffectPath?) -> Key? {
    element.flatMap { path in path.scopes.last.map { Key(path, $0) } }
  }
}

/// The sites in the elements of one collection, or those that are in none.
final class EffectSiteGroup: Sendable {
  /// The path of an element that existed. Its siblings have the same parent and content number.
  private let element: EffectPath?
  private let content = LastNumber()
  private let sites = Mutex<[EffectSites.Key: EffectSite]>([:])

  init(_ element: EffectPath?) { self.element = element }

  var isEmpty: Bool { sites.withLock(\.isEmpty) }

  fileprivate func insert(_ effect: RunningEffect, _ child: EffectPath, _ last: EffectScope) {
    let key = EffectSites.Key(child, last)
    sites.withLock { sites in
      let site = sites[key] ?? EffectSite(parent: key.parent, last)
      sites[key] = site
      site.children.withLock { $0[last, default: EffectList(.site)].insert(effect) }
    }
  }

  fileprivate func remove(_ effect: RunningEffect, _ child: EffectPath, _ last: EffectScope) {
    let key = EffectSites.Key(child, last)
    sites.withLock { sites in
      guard let place = sites.index(forKey: key) else { return }
      let isEmpty = sites.values[place].children.withLock { children in
        guard let place = children.index(forKey: last) else { return children.isEmpty }
        children.values[place].remove(effect)
        if children.values[place].isEmpty { children.remove(at: place) }
        return children.isEmpty
      }
      if isEmpty { sites.remove(at: place) }
    }
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(depth) while the content of the collection is the same, otherwise O(*n*) in the number of sites.
  func missing(in root: UnsafeRawPointer) -> [RunningEffect] {
    guard mayHaveChanged(root) else { return [] }
    return sites.withLock { Array($0.values) }.flatMap { $0.missing(in: root) }
  }

  private func mayHaveChanged(_ root: UnsafeRawPointer) -> Bool {
    guard let element, let number = element.scopes.last?.place.content else { return true }
    var mayHaveChanged = true
    _ = element.parent.visit(root) { parent in
      mayHaveChanged = content.replace(with: number(parent))
      return true
    }
    return mayHaveChanged
  }
}

/// A place in the tree of states: a presentation, an enum, all rows of a collection.
final class EffectSite: Sendable {
  private let parent: EffectPath
  /// A child that has been here. Its siblings have the same location and structure number.
  private let child: EffectScope
  private let structure = LastNumber()
  /// The effects of each child, so that a child is checked once, however many effects it has.
  let children = Mutex<[EffectScope: EffectList]>([:])

  init(parent: EffectPath, _ child: EffectScope) {
    self.parent = parent
    self.child = child
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(depth) while the children are the same, otherwise O(*n*) in their number.
  func missing(in root: UnsafeRawPointer) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    let isThere = parent.visit(root) { parent in
      if let number = child.place.structure, !structure.replace(with: number(parent)) { return true }
      for (child, effects) in children.withLock(\.self) where !child.place.visit(parent, { _ in true }) {
        missing += effects.effects
      }
      return true
    }
    return isThere ? missing : children.withLock(\.self).values.flatMap(\.effects)
  }
}

/// The number that a collection had when it was last checked.
private final class LastNumber: Sendable {
  /// The number; collections count up from 0.
  private let number = Atomic<UInt64>(.max)

  /// - Returns: Whether the number has changed.
  func replace(with newNumber: UInt64) -> Bool {
    number.exchange(newNumber, ordering: .relaxed) != newNumber
  }
}
