import Synchronization

/// One attempt at loading something, seen by the state that waits for it and by the effect that makes it.
///
/// An effect that is cancelled from outside, as when a view disappears, can send nothing any more: no action
/// tells the state that its request is over, and it would wait for ever. It can look here instead.
///
/// All attempts are equal: they say nothing about what is loaded, so that states compare by what they show.
public final class LoadAttempt: Sendable {
  private enum Phase: UInt8, AtomicRepresentable, CaseIterable {
    case waiting, underway, over
  }

  private let phase: Atomic<Phase>

  public init() { phase = Atomic(.waiting) }

  private init(_ phase: Phase) { self.phase = Atomic(phase) }

  /// Whether the attempt has ended, was cancelled, or was given up before it began.
  public var isOver: Bool { phase.load(ordering: .acquiring) == .over }

  /// Makes the attempt, unless it is over before it begins.
  ///
  /// - Parameter operation: The request and the sending of its answer: a state that goes on loading when both
  ///   have ended has not got the answer. A cancellation of the task ends the attempt at once.
  public func run(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows {
    // NB: it begins within the handler. Between a cancellation and the end of the attempt nobody can take it
    // for one that somebody is at.
    try await withTaskCancellationHandler {
      guard advance(to: .underway) else { return }
      defer { phase.store(.over, ordering: .releasing) }
      try await operation()
    } onCancel: {
      phase.store(.over, ordering: .releasing)
    }
  }

  /// Keeps the attempt from beginning, where it has not.
  ///
  /// - Returns: Whether it is over; `false` where somebody is at it.
  func giveUp() -> Bool {
    advance(to: .over) || isOver
  }

  /// - Returns: Whether the attempt was still waiting.
  private func advance(to next: Phase) -> Bool {
    phase.compareExchange(expected: .waiting, desired: next, ordering: .acquiringAndReleasing).exchanged
  }
}

extension LoadAttempt: Hashable {
  public static func == (lhs: LoadAttempt, rhs: LoadAttempt) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// An attempt is coded as how far it has come: "waiting", "underway" or "over".
extension LoadAttempt: Codable {
  public convenience init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    guard let phase = Phase.allCases.first(where: { "\($0)" == word }) else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "'\(word)' is no phase of an attempt"
      )
      throw DecodingError.dataCorrupted(context)
    }
    self.init(phase)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(phase.load(ordering: .acquiring))")
  }
}
