import CommandSupport
import Models

extension AccountDetails {
  /// The columns of an account.
  static let columns: [Column<AccountDetails>] = [
    Column("login", \.account.login),
    Column("id", in: [.plain, .json], \.account.id),
    Column("type", \.kind),
    Column("name", \.account.name, text: \.name),
    Column("bio", \.account.bio, text: \.bio),
    Column("publicRepos", in: [.plain, .json], \.account.publicRepositories),
    Column("followers", in: [.plain, .json], \.account.followers),
    Column("following", in: [.plain, .json], \.account.following),
    Column("summary", title: "On GitHub", in: .detail, \.summary),
    Column("company", in: .json, \.account.company),
    Column("blog", in: .json, \.account.blog),
    Column("location", in: .json, \.account.location),
    Column("email", in: .json, \.account.email),
    Column("url", title: "Link", \.link),
    Column("avatar", in: .json, \.account.avatar),
    Column("createdAt", in: .json, \.account.createdAt),
  ]

  private var kind: String {
    switch account.kind {
    case .user: "User"
    case .organization: "Organization"
    case .other(let name): name
    }
  }
}
