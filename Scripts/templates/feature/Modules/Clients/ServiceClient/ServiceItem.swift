/// An item from ``ServiceClient``.
public struct ServiceItem: Codable, Equatable, Hashable, Identifiable, Sendable {
  public var id: Int
  /// The name of the item.
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

extension ServiceItem {
  /// One for previews and tests.
  public static let mock = ServiceItem(id: 1, name: "First")

  /// Another one.
  public static let mock2 = ServiceItem(id: 2, name: "Second")
}
