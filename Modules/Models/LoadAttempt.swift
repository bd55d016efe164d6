import Synchronization

/// One attempt at loading something, seen by the state that waits for it and by the effect that makes it.
///
/// An effect that is cancelled from outside, as when a view disappears, can send nothing any more: no action
/// tells the state that its request is over, and it would wait for ever. It can look here instead.
///
/// All attempts are equal: they say nothing about what is loaded, so that states compare by what they show.
public final class LoadAttempt: Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    case waiting, underway, over
  }

  private let phase = Atomic(Phase.waiting)

  public init() {}

  /// Whether somebody has begun it and has not been cancelled since.
  public var isUnderway: Bool { phase.load(ordering: .acquiring) == .underway }

  /// Makes the attempt, unless it was given up before it began.
  ///
  /// - Parameter operation: The request and the sending of its answer. From its beginning until the state has
  ///   the answer, or the task is cancelled, the attempt ``isUnderway``.
  public func run(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows {
    let begun = phase.compareExchange(
      expected: .waiting,
      desired: .underway,
      ordering: .acquiringAndReleasing
    )
    guard begun.exchanged else { return }
    try await withTaskCancellationHandler {
      try await operation()
    } onCancel: {
      phase.store(.over, ordering: .releasing)
    }
  }

  /// Keeps the attempt from beginning, where it has not. Another one takes its place.
  func giveUp() {
    _ = phase.compareExchange(expected: .waiting, desired: .over, ordering: .acquiringAndReleasing)
  }
}

extension LoadAttempt: Hashable {
  public static func == (lhs: LoadAttempt, rhs: LoadAttempt) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
