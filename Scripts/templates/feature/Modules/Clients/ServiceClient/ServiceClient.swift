import Dependencies
import Models

/// The source of the feature's items.
///
/// Its endpoints throw only ``Models/APIError``.
@DependencyClient
public struct ServiceClient: Sendable {
  /// Returns all items, in the order in which they are to be shown.
  public var items: @Sendable () async throws -> [ServiceItem]

  /// Returns one item.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:examples:)`` if no item has that ID.
  public var item: @Sendable (_ id: Int) async throws -> ServiceItem
}

extension ServiceClient: TestDependencyKey {
  public static let testValue = ServiceClient()

  /// Two items, without a network.
  public static let previewValue = ServiceClient(
    items: { [.mock, .mock2] },
    item: { id in
      guard let item = [ServiceItem.mock, .mock2].first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "item \(id)")
      }
      return item
    }
  )
}

extension DependencyValues {
  /// The source of the items.
  public var serviceClient: ServiceClient {
    get { self[ServiceClient.self] }
    set { self[ServiceClient.self] = newValue }
  }
}
