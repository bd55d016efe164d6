import Foundation
import Models
import Testing

/// A row shows something for each value that GitHub may leave out.
struct RepositoryRowTests {
  @Test func `a row shows the values of its repository`() {
    let row = RepositoryRow(repository: .mock, isFavorite: true)
    #expect(row.id == Repository.mock.id)
    #expect(row.name == "sample-kit")
    #expect(row.fullName == "octo-sample/sample-kit")
    #expect(row.description == "A kit of samples")
    #expect(row.heart == "♥")
    #expect((row.stars, row.forks) == (128, 9))
    #expect(row.language == "Swift")
    #expect(row.updatedAt == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func `a bare repository has a row without gaps`() {
    let row = RepositoryRow(repository: .mockBare, isFavorite: false)
    #expect(row.description == "No description available")
    #expect(row.heart == "♡")
    #expect((row.stars, row.forks) == (0, 0))
    #expect(row.language == nil)
    #expect(row.updatedAt == nil)
  }

  @Test(arguments: [
    (nil, "No description available"), ("", "No description available"),
    (" \n\t ", "No description available"), ("  a kit \n", "a kit"), ("a\nb", "a\nb"),
  ])
  func `a description of spaces counts as none`(description: String?, text: String) {
    var repository = Repository.mockBare
    repository.description = description
    #expect(RepositoryRow(repository: repository, isFavorite: false).description == text)
  }

  @Test func `the name of the owner is a part of the full name`() {
    #expect(Repository(id: 1, name: "kit", owner: "octo").fullName == "octo/kit")
  }

  @Test func `rows differ when a favorite is added`() {
    let rows: Set = [
      RepositoryRow(repository: .mock, isFavorite: false), RepositoryRow(repository: .mock, isFavorite: true),
      RepositoryRow(repository: .mock, isFavorite: true),
    ]
    #expect(rows.count == 2)
  }
}
