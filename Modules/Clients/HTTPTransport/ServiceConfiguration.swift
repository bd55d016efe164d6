import Foundation

/// Where a service is, and the key for it.
public struct ServiceConfiguration: Equatable, Sendable {
  public var baseURL: URL
  public var apiKey: Secret?

  public init(baseURL: URL, apiKey: Secret? = nil) {
    self.baseURL = baseURL
    self.apiKey = apiKey
  }

  /// Reads it from environment variables.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - urlVariable: The one that holds the base URL. What is no URL is kept as one that no request
  ///     accepts, so that a typing error never leads to the default service in silence.
  ///   - keyVariables: Those that may hold the key: the first that does, counts.
  ///   - defaultBaseURL: The base URL where the variable is not set.
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
