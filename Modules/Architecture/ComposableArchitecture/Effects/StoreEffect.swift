/// An asynchronous operation that a store runs, as a ``StoreObserver`` sees it.
public struct StoreEffect: Hashable, Identifiable, Sendable {
  /// A number that is unique in the process, and grows from one operation to the next.
  public let id: UInt64

  /// The name that `Effect.run` was given.
  public let name: String?

  /// The file in which the effect was made, as `Module/File.swift`.
  public let fileID: String

  /// The line in which the effect was made.
  public let line: UInt

  /// The ``StoreReduction/id`` of the reduction that returned the effect; `nil` if that reduction wasn't observed.
  public let reductionID: UInt64?

  init(_ effect: RunningEffect) {
    id = effect.sequence
    name = effect.name
    fileID = "\(effect.origin.fileID)"
    line = effect.origin.line
    reductionID = effect.reduction
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StoreEffect: CustomStringConvertible {
  /// The name, or the place in the source if it has none.
  public var description: String { name ?? "\(fileID):\(line)" }
}

extension Effect {
  /// Returns an effect whose operations notify `observer`.
  func observed(by observer: any StoreObserver) -> Self {
    Self(erased.map(operation: { $0.observed(by: observer) }))
  }
}
