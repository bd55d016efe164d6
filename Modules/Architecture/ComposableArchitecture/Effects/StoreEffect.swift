/// An asynchronous operation that a store runs, as a ``StoreObserver`` knows it.
public struct StoreEffect: Hashable, Identifiable, Sendable {
  /// Tells it from all other operations of the process. Grows from one to the next.
  public let id: UInt64

  /// The name that `Effect.run` was given.
  public let name: String?

  /// The file in which the effect was made, as `Module/File.swift`.
  public let fileID: String

  /// The line in which the effect was made.
  public let line: UInt

  /// The ``StoreReduction/id`` of the reduction that returned the effect; `nil` if that one was not observed.
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
  /// The name, or the place in the source where there is none.
  public var description: String { name ?? "\(fileID):\(line)" }
}

extension Effect {
  /// Has `observer` told of the operations of the effect.
  func observed(by observer: any StoreObserver) -> Self {
    Self(erased.map(operation: { $0.observed(by: observer) }))
  }
}
