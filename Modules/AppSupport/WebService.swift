import SampleServices

/// A service that the features use, with its environment variables.
public struct WebService: Hashable, Sendable {
  /// The name for users.
  public let name: String
  /// The variable for an address that replaces the service's default address.
  public let addressVariable: String
  /// The variables that may contain the key; the first one that is set counts.
  public let keyVariables: [String]
  /// The sample service that replaces it.
  public let sample: SampleService

  /// Every service of every client.
  public static let allCases = LiveClient.all.flatMap(\.services)
}
