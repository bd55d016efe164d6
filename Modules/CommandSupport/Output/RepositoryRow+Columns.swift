import Models

extension RepositoryRow {
  /// Returns the fields of a repository, the same in every list of repositories. `*` marks a favorite.
  ///
  /// - Parameter haveOneOwner: Whether all listed repositories belong to one account, so that a table needn't
  ///   name it in every row.
  public static func columns(haveOneOwner: Bool) -> [Column<RepositoryRow>] {
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
      Column("updatedAt", title: "Updated", \.updatedAt, importance: .minor),
      Column("pushedAt", in: .json, \.repository.pushedAt),
      Column("createdAt", in: .json, \.repository.createdAt),
      Column("url", in: [.plain, .json], \.repository.url),
      Column("topics", in: .json) { ($0.repository.topics ?? []) },
      Column("license", in: .json, \.repository.license),
      Column("isFork", in: .json, \.repository.isFork),
      Column("isArchived", in: .json, \.repository.isArchived),
      Column("isFavorite", in: .json, \.isFavorite),
    ]
  }
}
