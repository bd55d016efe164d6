import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import RootFeature

extension TabSample {
  static let profile = TabSample(
    tab: .profile,
    firstAction: .profile(.task),
    client: "ReqresClient",
    link: ("profile/3", { $0.profile.id == 3 })
  ) {
    dependencies,
    offer,
    log in
    dependencies.reqresClient.user = { id in
      log("ReqresClient")
      guard let user = offer.users.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "user \(id)")
      }
      return user
    }
    dependencies.reqresClient.users = { page, perPage in
      log("ReqresClient")
      let users = page == 1 ? offer.users : []
      return UsersPage(page: page, perPage: perPage, total: users.count, totalPages: 1, users: users)
    }
  }
}
