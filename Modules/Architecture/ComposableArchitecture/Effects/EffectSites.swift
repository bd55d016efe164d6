import Platform

/// The effects of a child and of the children in it, in a tree like that of the states. Only removable children have
/// effects in it. It is checked after each reduction, to end the effects of those that were removed.
struct EffectSites: Sendable {
  /// The effects of the child itself, by their numbers.
  private var effects: [UInt64: RunningEffect] = [:]
  /// The places in the child where there are others. Few, so they are found by comparing key paths.
  private var sites: [EffectSite] = []

  var isEmpty: Bool { effects.isEmpty && sites.isEmpty }

  private var all: [RunningEffect] { effects.values + sites.flatMap { $0.children.values.flatMap(\.all) } }

  mutating func insert(_ effect: RunningEffect, at path: ArraySlice<EffectScope>) {
    guard let child = path.first else { return effects[effect.sequence] = effect }
    let site = sites.firstIndex { $0.holds(child) } ?? sites.endIndex
    if site == sites.endIndex { sites.append(EffectSite(last: LastCheck(of: child))) }
    if !path.allSatisfy(\.place.isStored) { sites[site].isStored = false }
    sites[site].last.starters.withLock { $0.append(child) }
    sites[site].children[child, default: Self()].insert(effect, at: path.dropFirst())
  }

  mutating func remove(_ effect: RunningEffect, at path: ArraySlice<EffectScope>) {
    guard let child = path.first else { return effects[effect.sequence] = nil }
    guard let site = sites.firstIndex(where: { $0.holds(child) }),
      let place = sites[site].children.index(forKey: child)
    else { return }
    sites[site].children.values[place].remove(effect, at: path.dropFirst())
    if sites[site].children.values[place].isEmpty { sites[site].children.remove(at: place) }
    if sites[site].children.isEmpty { sites.remove(at: site) }
  }

  /// Returns whether children may have been removed since the last call of ``missing(in:)``. It runs no code of states.
  func mayBeMissing(in state: UnsafeRawPointer) -> Bool {
    let sites = sites.span
    return sites.indices.contains { sites[$0].mayDiffer(from: state) }
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(*n*) in the number of children; in a collection, of those that have changed, if they are few.
  func missing(in state: UnsafeRawPointer) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    for site in sites.indices {
      guard let children = sites[site].changedChildren(of: state) else { continue }
      for (child, effects) in children {
        let exists = child.place.visit(state) {
          if !effects.sites.isEmpty { missing += effects.missing(in: $0) }
          return true
        }
        if !exists { missing += effects.all }
      }
    }
    return missing
  }
}

/// A place of children in the state of their parent: a presentation, an enum, all rows of a collection.
private struct EffectSite: Sendable {
  let last: LastCheck
  /// Whether stored values alone decide which children with effects are here and below.
  var isStored = true
  var children: [EffectScope: EffectSites] = [:]

  func holds(_ child: EffectScope) -> Bool {
    last.first.location == child.location && last.first.place.numbers === child.place.numbers
  }

  /// Returns whether children may have been removed since the last check.
  func mayDiffer(from parent: UnsafeRawPointer) -> Bool {
    guard isStored, let numbers = last.first.place.numbers else { return true }
    return numbers.content(parent) != last.content.load(ordering: .relaxed)
      || last.starters.withLock { !$0.isEmpty }
  }

  /// Returns the children that may have been removed since the last call; `nil` if there are none.
  func changedChildren(of parent: UnsafeRawPointer) -> [EffectScope: EffectSites]? {
    guard isStored, let numbers = last.first.place.numbers else { return children }
    let content = numbers.content(parent)
    let before = last.content.exchange(content, ordering: .relaxed)
    var changed = last.starters.withLock { exchange(&$0, with: []) }
    if before != content {
      guard let ids = numbers.changed(parent, before) else { return children }
      changed += ids.map(last.first.sibling)
    }
    if changed.isEmpty { return nil }
    var found: [EffectScope: EffectSites] = [:]
    for place in changed.compactMap(children.index(forKey:)) {
      found[children.keys[place]] = children.values[place]
    }
    return found
  }
}

/// The number that children at a place had when they were last checked, and those with an effect that began after that.
private final class LastCheck: Sendable {
  /// The first child that was here. The others have the same location and numbers.
  let first: EffectScope
  // Unique numbers count up from 1.
  let content = Atomic<UInt64>(.max)
  /// They may have been removed in the reduction that started the effect.
  let starters = Mutex<[EffectScope]>([])

  init(of first: EffectScope) { self.first = first }
}
