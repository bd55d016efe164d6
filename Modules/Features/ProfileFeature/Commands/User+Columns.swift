import CommandSupport
import Models

extension User {
  /// The columns of a list.
  static let rowColumns: [Column<User>] = [
    Column("id", \.id),
    Column("name", \.fullName),
    Column("email", title: "E-MAIL", \.email),
    Column("avatar", in: [.plain, .json], \.avatar),
  ]

  /// The columns of a profile.
  static let detailColumns: [Column<User>] = [
    Column("id", title: "User Id:", \.id),
    Column("name", title: "Name:", \.fullName),
    Column("email", title: "E-mail:", in: [.plain, .json], \.email),
    Column("email", title: "E-mail:", in: .detail, \.mailto, text: { $0.email }),
    Column("avatar", title: "Avatar:", \.avatar),
  ]
}
