/// A command's request for dependencies.
public struct ServicesRequest: Sendable {
  /// The command's options.
  public var options: CommonOptions
  /// Whether the command uses services over HTTP.
  public var usesServices: Bool
  /// The environment variables that the command's options replace.
  public var settings: [String: String] = [:]
  /// The output for messages.
  public var output: Output
}
