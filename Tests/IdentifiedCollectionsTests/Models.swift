import IdentifiedCollections

struct User: Codable, Hashable, Identifiable, Sendable {
  var id: Int
  var name = "Blob"
}

struct Document: Equatable {
  var slug: String
  var title = ""
}

typealias Users = IdentifiedArrayOf<User>

extension Users {
  /// Returns users with some ids.
  static func ids(_ ids: Int...) -> Self {
    Self(uniqueElements: ids.map { User(id: $0) })
  }

  static func count(_ count: Int) -> Self {
    Self(uniqueElements: (0..<count).map { User(id: $0) })
  }
}
