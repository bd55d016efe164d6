/// A mistake in the use of a simulation.
public struct SimulationError: Error, CustomStringConvertible, Sendable {
  /// The mistake, and how to correct it.
  public let description: String

  init(_ description: String) { self.description = description }
}
