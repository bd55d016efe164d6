/// An environment variable that a command reads, for its help.
public struct EnvironmentVariable: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The effect, as a clause that begins in upper case and ends with a period.
  public var effect: String

  /// Describes a variable.
  public init(_ name: String, _ effect: String) {
    self.name = name
    self.effect = effect
  }

  /// The variables that every command reads.
  public static let common = [
    EnvironmentVariable(DataSource.environmentVariable, "The source of the data: embedded or live."),
    EnvironmentVariable("COLUMNS", "The width of tables."),
    EnvironmentVariable("NO_COLOR", "If set and not empty, nothing is colored."),
  ]
}
