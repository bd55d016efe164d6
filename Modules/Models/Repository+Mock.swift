import Foundation

extension Repository {
  public static let mock = Repository(
    id: 910_001,
    name: "sample-kit",
    owner: "octo-sample",
    description: "A kit of samples",
    url: URL(string: "https://github.com/octo-sample/sample-kit"),
    isArchived: false,
    stars: 128,
    forks: 9,
    openIssues: 3,
    language: "Swift",
    topics: ["samples"],
    license: "MIT",
    defaultBranch: "main",
    createdAt: Date(timeIntervalSince1970: 1_600_000_000),
    updatedAt: Date(timeIntervalSince1970: 1_700_000_000),
    pushedAt: Date(timeIntervalSince1970: 1_700_000_600)
  )

  /// A repository without any optional value.
  public static let mockBare = Repository(id: 910_002, name: "bare", owner: "octo-sample")

  public static let mock2 = Repository(
    id: 910_003,
    name: "another-kit",
    owner: "octo-sample",
    description: "Another kit of samples",
    url: URL(string: "https://github.com/octo-sample/another-kit"),
    isFork: true,
    isArchived: true,
    stars: 7,
    forks: 1,
    openIssues: 0,
    language: "C",
    topics: [],
    defaultBranch: "main",
    createdAt: Date(timeIntervalSince1970: 1_610_000_000),
    updatedAt: Date(timeIntervalSince1970: 1_690_000_000),
    pushedAt: Date(timeIntervalSince1970: 1_690_000_600)
  )
}
