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
  fileprivate typealias Sites = [EffectSites.Key: EffectSite]

  /// The path of an element that existed. Its siblings have the same parent and collection.
  private let element: EffectPath?
  private let content = LastNumber()
  /// The sites by the element that they are in; those of the elements themselves are at `nil`.
  private let sites = Mutex<[EffectScope?: Sites]>([:])

  init(_ element: EffectPath?) { self.element = element }

  var isEmpty: Bool { sites.withLock { $0.isEmpty } }

  /// Returns the element that `child` is in, and not itself.
  private func element(around child: EffectPath) -> EffectScope? {
    guard let element, child.scopes.count > element.scopes.count else { return nil }
    return child.scopes[element.scopes.count - 1]
  }

  fileprivate func insert(_ effect: RunningEffect, _ child: EffectPath, _ last: EffectScope) {
    let (element, key) = (element(around: child), EffectSites.Key(child, last))
    sites.withLock { sites in
      let site = sites[element]?[key] ?? EffectSite(parent: key.parent, last)
      sites[element, default: [:]][key] = site
      site.children.withLock { $0[last, default: EffectList(.site)].insert(effect) }
    }
  }

  fileprivate func remove(_ effect: RunningEffect, _ child: EffectPath, _ last: EffectScope) {
    let (element, key) = (element(around: child), EffectSites.Key(child, last))
    sites.withLock { sites in
      guard let site = sites[element]?[key] else { return }
      let isEmpty = site.children.withLock { children in
        guard let place = children.index(forKey: last) else { return children.isEmpty }
        children.values[place].remove(effect)
        if children.values[place].isEmpty { children.remove(at: place) }
        return children.isEmpty
      }
      if isEmpty { sites[element]?[key] = nil }
      if sites[element]?.isEmpty == true { sites[element] = nil }
    }
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(depth) while the content of the collection is the same. Otherwise O(*n*) in the number of sites in
  ///   the elements that have changed, or in all of them if very many have.
  func missing(in root: UnsafeRawPointer) -> [RunningEffect] {
    changedSites(in: root).flatMap { $0.missing(in: root) }
  }

  private func changedSites(in root: UnsafeRawPointer) -> [EffectSite] {
    guard let element, let last = element.scopes.last, let collection = last.place.collection else {
      return allSites
    }
    var changed: [EffectSite] = []
    let isThere = element.parent.visit(root) { parent in
      guard let before = content.replace(with: collection.content(parent)) else { return true }
      guard let elements = collection.changed(parent, before).map(Set.init) else { return false }
      let keys = [nil] + elements.map { last.sibling($0) }
      changed = sites.withLock { sites in keys.flatMap { sites[$0]?.values.map(\.self) ?? [] } }
      return true
    }
    return isThere ? changed : allSites
  }

  private var allSites: [EffectSite] { sites.withLock { $0.values.flatMap { $0.values } } }
}

/// A place in the tree of states: a presentation, an enum, all rows of a collection.
final class EffectSite: Sendable {
  private let parent: EffectPath
  /// A child that has been here. Its siblings have the same location and collection.
  private let child: EffectScope
  private let structure = LastNumber()
  private let content = LastNumber()
  /// The effects of each child, so that a child is checked once, however many effects it has.
  let children = Mutex<[EffectScope: EffectList]>([:])

  init(parent: EffectPath, _ child: EffectScope) {
    self.parent = parent
    self.child = child
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(depth) while the children are the same, otherwise O(*n*) in the number of those that have changed,
  ///   or in all of them if very many have.
  func missing(in root: UnsafeRawPointer) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    let isThere = parent.visit(root) { parent in
      for (child, effects) in changedChildren(of: parent) where !child.place.visit(parent, { _ in true }) {
        missing += effects.effects
      }
      return true
    }
    return isThere ? missing : children.withLock(\.self).values.flatMap(\.effects)
  }

  private func changedChildren(of parent: UnsafeRawPointer) -> [EffectScope: EffectList] {
    guard let collection = child.place.collection else { return children.withLock(\.self) }
    let before = content.replace(with: collection.content(parent))
    guard structure.replace(with: collection.structure(parent)) != nil else { return [:] }
    let changed = before.flatMap { collection.changed(parent, $0) }
    return children.withLock { children in
      guard let changed else { return children }
      var found: [EffectScope: EffectList] = [:]
      for identity in changed {
        let child = child.sibling(identity)
        if let place = children.index(forKey: child) { found[children.keys[place]] = children.values[place] }
      }
      return found
    }
  }
}

/// The number that a collection had when it was last checked.
private final class LastNumber: Sendable {
  /// The number; collections count up from 0.
  private let number = Atomic<UInt64>(.max)

  /// - Returns: The number before, if it was another.
  func replace(with newNumber: UInt64) -> UInt64? {
    let before = number.exchange(newNumber, ordering: .relaxed)
    return before == newNumber ? nil : before
  }
}
