import Foundation

/// A person in reqres's list of sample users.
public struct User: Codable, Equatable, Hashable, Identifiable, Sendable {
  public var id: Int
  public var email: String
  public var firstName: String
  public var lastName: String
  public var avatar: URL?

  public init(id: Int, email: String, firstName: String, lastName: String, avatar: URL? = nil) {
    self.id = id
    self.email = email
    self.firstName = firstName
    self.lastName = lastName
    self.avatar = avatar
  }

  /// The first and last name; either may be missing.
  public var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension User {
  public static let mock = User(
    id: 1,
    email: "ada.sample@example.com",
    firstName: "Ada",
    lastName: "Sample",
    avatar: URL(string: "https://example.com/faces/1.jpg")
  )

  public static let mock2 = User(
    id: 2,
    email: "bo.sample@example.com",
    firstName: "Bo",
    lastName: "Sample",
    avatar: URL(string: "https://example.com/faces/2.jpg")
  )
}
