import Foundation

/// The address of a service, and the key for it.
public struct ServiceConfiguration: Equatable, Sendable {
  public var baseURL: URL
  public var apiKey: Secret?

  public init(baseURL: URL, apiKey: Secret? = nil) {
    self.baseURL = baseURL
    self.apiKey = apiKey
  }

  /// Reads the configuration from environment variables.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - urlVariable: The variable that holds the base URL. An invalid value is kept, as a URL that every request
  ///     refuses, so that a typo never silently selects the default service.
  ///   - keyVariables: The variables that may hold the key. The first one that is set counts.
  ///   - defaultBaseURL: The base URL if the variable isn't set.
  public init(
    environment: [String: String],
    urlVariable: String,
    keyVariables: [String] = [],
    defaultBaseURL: URL
  ) {
    let text = environment[urlVariable]?.nonEmpty
    baseURL = text.map { URL(string: $0) ?? URL(fileURLWithPath: $0) } ?? defaultBaseURL
    apiKey = keyVariables.lazy.compactMap { Secret(environment[$0]) }.first
  }
}
