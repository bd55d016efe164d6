import CommandSupport
import Models

extension User {
  /// The columns of a list.
  static let rowColumns: [Column<User>] = [
    Column("id", \.id, importance: .essential),
    Column("name", \.fullName, importance: .essential),
    Column("email", title: "E-mail", \.email),
    Column("avatar", in: [.plain, .json], \.avatar),
  ]

  /// The columns of a profile.
  static let detailColumns: [Column<User>] = [
    Column("id", \.id),
    Column("name", \.fullName),
    Column("email", in: [.plain, .json], \.email),
    Column("email", title: "E-mail", in: .detail, \.mailto, text: { $0.email }),
    Column("avatar", \.avatar),
  ]
}
