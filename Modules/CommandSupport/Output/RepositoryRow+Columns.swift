import Models

extension RepositoryRow {
  /// Returns the fields of a repository, the same in every list of repositories. `*` marks a favorite.
  ///
  /// - Parameters:
  ///   - haveOneOwner: Whether all listed repositories belong to one account, so that a table needn't name it in every
  ///     row.
  ///   - sort: The order of a table. It has the time by which it is sorted.
  public static func columns(
    haveOneOwner: Bool,
    sort: RepositorySort = .updated
  ) -> [Column<RepositoryRow>] {
    [
      Column(
        "favorite",
        title: "",
        in: [.table, .plain],
        { $0.isFavorite ? "*" : "" },
        style: { _ in .accent },
        importance: .essential
      ),
      Column("id", in: .json, \.id),
      Column("name", in: .json, \.name),
      Column(
        "fullName",
        title: "Name",
        \.fullName,
        text: { haveOneOwner ? $0.name : $0.fullName },
        style: { _ in .bold },
        importance: .essential
      ),
      Column("owner", in: .json, \.repository.owner),
      Column(
        "description",
        \.repository.description,
        text: \.description,
        style: { $0.repository.description == nil ? .dim : .normal }
      ),
      Column("stars", \.stars, importance: .essential),
      Column("forks", \.forks, importance: .minor),
      Column("language", \.language, text: { $0.language ?? "" }),
    ] + times(sort) + [
      Column("url", in: [.plain, .json], \.repository.url),
      Column("topics", in: .json) { ($0.repository.topics ?? []) },
      Column("license", in: .json, \.repository.license),
      Column("isFork", in: .json, \.repository.isFork),
      Column("isArchived", in: .json, \.repository.isArchived),
      Column("isFavorite", in: .json, \.isFavorite),
    ]
  }

  private static func times(_ sort: RepositorySort) -> [Column<RepositoryRow>] {
    [
      Column(
        "updatedAt",
        title: "Updated",
        in: [.pushed, .created].contains(sort) ? [.plain, .json, .detail] : .all,
        \.updatedAt,
        importance: .minor
      ),
      Column(
        "pushedAt",
        title: "Pushed",
        in: sort == .pushed ? [.table, .json] : .json,
        \.repository.pushedAt,
        importance: .essential
      ),
      Column(
        "createdAt",
        title: "Created",
        in: sort == .created ? [.table, .json] : .json,
        \.repository.createdAt,
        importance: .essential
      ),
    ]
  }
}
