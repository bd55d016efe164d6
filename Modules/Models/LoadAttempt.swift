import Synchronization

/// An attempt to load something, shared by the waiting state and the loading effect.
///
/// An effect that is cancelled from outside, as when a view disappears, can't send actions anymore. No action
/// would tell the state that its request is over, and the state would wait forever. It can check the attempt
/// instead.
///
/// All attempts are equal, because they say nothing about the loaded value. States thus compare by what they
/// show.
public final class LoadAttempt: Sendable {
  private enum Phase: UInt8, AtomicRepresentable, CaseIterable {
    case waiting, underway, over
  }

  private let phase: Atomic<Phase>

  public init() { phase = Atomic(.waiting) }

  private init(_ phase: Phase) { self.phase = Atomic(phase) }

  /// Whether the attempt has ended, was cancelled, or was given up before it began.
  public var isOver: Bool { phase.load(ordering: .acquiring) == .over }

  /// Runs the attempt, unless it is already over.
  ///
  /// - Parameter operation: The request and the sending of its result. A state that is still loading after
  ///   both have ended didn't receive the result. A cancellation of the task ends the attempt at once.
  public func run(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows {
    // NB: The attempt must begin within the handler. Otherwise a cancelled attempt could look as if it were
    // underway.
    try await withTaskCancellationHandler {
      guard advance(to: .underway) else { return }
      defer { phase.store(.over, ordering: .releasing) }
      try await operation()
    } onCancel: {
      phase.store(.over, ordering: .releasing)
    }
  }

  /// Gives up the attempt if it hasn't begun.
  ///
  /// - Returns: Whether the attempt is over; `false` while it is underway.
  func giveUp() -> Bool {
    advance(to: .over) || isOver
  }

  /// Moves a waiting attempt to the next phase.
  ///
  /// - Returns: Whether the attempt was still waiting.
  private func advance(to next: Phase) -> Bool {
    phase.compareExchange(expected: .waiting, desired: next, ordering: .acquiringAndReleasing).exchanged
  }
}

extension LoadAttempt: Hashable {
  public static func == (lhs: LoadAttempt, rhs: LoadAttempt) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// An attempt is coded as its phase: "waiting", "underway" or "over".
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
