/// The source of a command's data.
public enum DataSource: String, Choice {
  /// The sample services built into the program, which need no network and no keys.
  case embedded
  /// The real services.
  case live

  /// The environment variable that selects the source if no option does.
  public static let environmentVariable = "COMPOSED_SOURCE"

  /// Returns the source selected by the option or the environment; the embedded services by default.
  ///
  /// - Parameters:
  ///   - option: The value of `--source`, which takes precedence over the environment.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``CommandFailure`` if the variable doesn't name a source.
  public static func resolve(option: DataSource?, environment: [String: String]) throws -> DataSource {
    if let option { return option }
    guard let value = environment[environmentVariable], !value.isEmpty else { return .embedded }
    guard let source = DataSource(rawValue: value) else {
      throw CommandFailure.usage(
        "\(environmentVariable) is '\(value)'; it must be 'embedded' or 'live'"
      )
    }
    return source
  }
}

extension Output {
  /// Returns the source of a command's data.
  ///
  /// - Parameter options: The command's options.
  /// - Throws: ``CommandFailure`` if the environment variable doesn't name a source.
  public func source(of options: CommonOptions) throws -> DataSource {
    try DataSource.resolve(option: options.source, environment: context.environment)
  }
}
