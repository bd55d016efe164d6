/// The invariants that a simulation checks by itself.
///
/// ``coding`` and ``replay`` are slow. They are checked in one of four random runs, after the
/// first 100 in one of eight.
public struct SimulationChecks: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is reported at run time: no action for a missing child, no send after the end of an effect, no use of a
  /// dependency that isn't overridden.
  public static let issues = Self(rawValue: 1)
  /// Every effect ends once its state is removed, or its store released.
  public static let endingEffects = Self(rawValue: 2)
  /// Equal states have equal hashes, and a state equals itself.
  public static let hashes = Self(rawValue: 4)
  /// A state that is `Codable` is the same after it has been encoded and decoded.
  public static let coding = Self(rawValue: 8)
  /// Nothing is loading at rest: no part of the state is a case `loading`.
  public static let loading = Self(rawValue: 16)
  /// The actions of a run lead to the same state again, without effects and dependencies, as in a recorded session.
  public static let replay = Self(rawValue: 32)
  /// The feature touches nothing that the simulation doesn't control: no real clock, network or unstructured task.
  public static let reproducible = Self(rawValue: 64)

  /// All of them.
  public static let all: Self = [.issues, .endingEffects, .hashes, .coding, .loading, .replay, .reproducible]
}
