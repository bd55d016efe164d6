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
    let site = sites.firstIndex { $0.first.location == child.location } ?? sites.endIndex
    if site == sites.endIndex { sites.append(EffectSite(first: child)) }
    if path.count > 1 { sites[site].isNested = true }
    sites[site].children[child, default: Self()].insert(effect, at: path.dropFirst())
  }

  mutating func remove(_ effect: RunningEffect, at path: ArraySlice<EffectScope>) {
    guard let child = path.first else { return effects[effect.sequence] = nil }
    guard let site = sites.firstIndex(where: { $0.first.location == child.location }),
      let place = sites[site].children.index(forKey: child)
    else { return }
    sites[site].children.values[place].remove(effect, at: path.dropFirst())
    if sites[site].children.values[place].isEmpty { sites[site].children.remove(at: place) }
    if sites[site].children.isEmpty { sites.remove(at: site) }
  }

  /// Returns the effects of children that no longer exist.
  ///
  /// - Complexity: O(*n*) in the number of children. In a collection only those that have changed count, or all if very
  ///   many have. Rows without children count only after rows were added, removed or replaced.
  func missing(in state: UnsafeRawPointer) -> [RunningEffect] {
    var missing: [RunningEffect] = []
    for site in sites.indices {
      let changed = sites[site].changedChildren(of: state)
      if changed.isEmpty { continue }
      ReductionContext.untracked {
        for (child, effects) in changed {
          let exists = child.place.visit(state) {
            missing += effects.missing(in: $0)
            return true
          }
          if !exists { missing += effects.all }
        }
      }
    }
    return missing
  }
}

/// A place of children in the state of their parent: a presentation, an enum, all rows of a collection.
private struct EffectSite: Sendable {
  /// The first child that was here. The others have the same location and collection.
  let first: EffectScope
  let structure = LastNumber()
  let content = LastNumber()
  /// Whether effects may belong to children in these children.
  var isNested = false
  var children: [EffectScope: EffectSites] = [:]

  /// Returns the children that may have been removed since the last call.
  func changedChildren(of parent: UnsafeRawPointer) -> [EffectScope: EffectSites] {
    guard let rows = first.place.collection else { return children }
    guard let before = content.replace(with: rows.content(parent)) else { return [:] }
    guard structure.replace(with: rows.structure(parent)) != nil || isNested else { return [:] }
    guard let ids = ReductionContext.untracked({ rows.changed(parent, before) }) else { return children }
    var found: [EffectScope: EffectSites] = [:]
    for place in ids.compactMap({ children.index(forKey: first.sibling($0)) }) {
      found[children.keys[place]] = children.values[place]
    }
    return found
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
