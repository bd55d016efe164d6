/// A command's request for dependencies.
public struct ServicesRequest: Sendable {
  /// The command's options.
  public var options: CommonOptions
  /// Whether the command uses services over HTTP.
  public var usesServices: Bool
  /// The output for messages.
  public var output: Output
}
