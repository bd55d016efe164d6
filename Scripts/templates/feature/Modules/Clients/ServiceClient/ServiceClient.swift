import Dependencies
import Models

/// The source of the feature's items.
///
/// Its endpoints throw ``Models/APIError`` and nothing else.
@DependencyClient
public struct ServiceClient: Sendable {
  /// All items, in the order in which they are to be shown.
  public var items: @Sendable () async throws -> [ServiceItem]
}

extension ServiceClient: TestDependencyKey {
  public static let testValue = ServiceClient()

  public static let previewValue = ServiceClient { [.mock, .mock2] }
}

extension DependencyValues {
  /// The source of the items.
  public var serviceClient: ServiceClient {
    get { self[ServiceClient.self] }
    set { self[ServiceClient.self] = newValue }
  }
}
