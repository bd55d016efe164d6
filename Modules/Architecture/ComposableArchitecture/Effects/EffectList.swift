/// Effects in no order. Adding and removing one are O(1), without hashing: each effect stores its position.
///
/// An effect is in one list of each kind at most. Its positions are touched only while the lock of that list's owner
/// is held.
struct EffectList: Sendable {
  enum Kind { case registry, group, site }

  private let kind: Kind
  private(set) var effects: ContiguousArray<RunningEffect> = []

  init(_ kind: Kind) { self.kind = kind }

  var isEmpty: Bool { effects.isEmpty }

  mutating func insert(_ effect: RunningEffect) {
    place(effect, at: effects.count)
    effects.append(effect)
  }

  /// - Returns: Whether the effect was there.
  @discardableResult
  mutating func remove(_ effect: RunningEffect) -> Bool {
    guard let position = position(of: effect) else { return false }
    place(effect, at: nil)
    let last = effects.removeLast()
    if last !== effect {
      effects[position] = last
      place(last, at: position)
    }
    return true
  }

  private func position(of effect: RunningEffect) -> Int? {
    switch kind {
    case .registry: effect.placeInRegistry
    case .group: effect.placeInGroup
    case .site: effect.placeInSite
    }
  }

  private func place(_ effect: RunningEffect, at position: Int?) {
    switch kind {
    case .registry: effect.placeInRegistry = position
    case .group: effect.placeInGroup = position
    case .site: effect.placeInSite = position
    }
  }
}
