import ArgumentParser

/// Where a command's data comes from.
public enum DataSource: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// The sample services that start inside the process: no network, no keys.
  case embedded
  /// The services themselves.
  case live

  /// The environment variable that chooses the source where no option does.
  public static let environmentVariable = "COMPOSED_SOURCE"

  /// The source that an option or the environment chooses; the embedded services by default.
  ///
  /// - Parameters:
  ///   - option: The value of `--source`, which wins over the environment.
  ///   - environment: The process's environment.
  /// - Throws: ``CommandFailure`` when the variable names no source.
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
  /// Where the data of a command comes from.
  ///
  /// - Parameter options: The command's options.
  /// - Throws: ``CommandFailure`` when the environment names no source.
  public func source(of options: CommonOptions) throws -> DataSource {
    try DataSource.resolve(option: options.source, environment: context.environment)
  }
}
