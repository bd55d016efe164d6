/// An item from ``ServiceClient``.
public struct ServiceItem: Codable, Equatable, Hashable, Identifiable, Sendable {
  public var id: Int
  /// The name of the item.
  public var name: String
  /// A sentence about the item; empty if there is none.
  public var summary: String

  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - name: The name of the item.
  ///   - summary: A sentence about the item; empty if there is none.
  public init(id: Int, name: String, summary: String = "") {
    self.id = id
    self.name = name
    self.summary = summary
  }
}

extension ServiceItem {
  /// One for previews and tests.
  public static let mock = ServiceItem(id: 1, name: "First", summary: "The first item.")

  /// Another one.
  public static let mock2 = ServiceItem(id: 2, name: "Second", summary: "The second item.")
}
