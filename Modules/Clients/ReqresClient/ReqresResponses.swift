import Foundation
import HTTPTransport
import Models

/// One user, as reqres sends it. The rest of the response is advertising, and its shape has changed before.
struct UserResponse: Decodable {
  var data: WireUser

  var user: User { data.user }
}

/// A page of users, as reqres sends it.
struct UsersResponse: Decodable {
  var number: Int
  var perPage: Int
  var total: Int
  var totalPages: Int
  var data: [WireUser]

  var page: UsersPage {
    UsersPage(
      page: number,
      perPage: perPage,
      total: total,
      totalPages: totalPages,
      users: data.map(\.user)
    )
  }

  enum CodingKeys: String, CodingKey {
    case number = "page"
    case perPage = "per_page"
    case total
    case totalPages = "total_pages"
    case data
  }
}

struct WireUser: Decodable {
  var user: User

  enum CodingKeys: String, CodingKey {
    case id, email, avatar
    case firstName = "first_name"
    case lastName = "last_name"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    user = User(
      id: try container.decode(Int.self, forKey: .id),
      email: try container.decode(String.self, forKey: .email),
      firstName: try container.decode(String.self, forKey: .firstName),
      lastName: try container.decode(String.self, forKey: .lastName),
      avatar: container.lenientURL(.avatar)
    )
  }
}
