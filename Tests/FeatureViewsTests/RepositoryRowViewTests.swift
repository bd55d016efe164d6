import FeatureViews
import Foundation
import Models
import TerminalUI
import Testing

@MainActor
struct RepositoryRowViewTests {
  private func frame(_ repository: Repository, isFavorite: Bool = false, width: Int = 60) -> Frame {
    let row = RepositoryRow(repository: repository, isFavorite: isFavorite)
    return render(RepositoryRowView(row, name: row.name), width: width, height: 2)
  }

  @Test func `it shows the name the figures the language and the day`() {
    #expect(
      frame(.mock).text == """
        ♡ sample-kit                                       ★ 128 ⌥ 9
          A kit of samples                       ● Swift 3 years ago
        """
    )
  }

  @Test(arguments: [
    (RepositorySort.updated, "3 years ago"), (.pushed, "4 years ago"), (.created, "6 years ago"),
    (.stars, "3 years ago"),
  ])
  func `the time is the one by which the list is sorted`(sort: RepositorySort, time: String) {
    var repository = Repository.mock
    repository.pushedAt = Date(timeIntervalSince1970: 1_640_000_000)
    let row = RepositoryRow(repository: repository, isFavorite: false)
    let frame = render(RepositoryRowView(row, name: row.name, sort: sort), width: 60, height: 2)
    #expect(frame.text.hasSuffix(" \(time)"))
  }

  @Test(arguments: [
    (949, "949"), (1284, "1.3k"), (4093, "4.1k"), (99_950, "100k"), (999_499, "999k"), (999_500, "1.0M"),
  ])
  func `figures are rounded`(count: Int, text: String) {
    var repository = Repository.mock
    repository.stars = count
    #expect(frame(repository).text.contains("★ \(text) ⌥"))
  }

  @Test func `what is missing is said or left out`() {
    #expect(
      frame(.mockBare).text == """
        ♡ bare                                               ★ 0 ⌥ 0
          No description available
        """
    )
  }

  @Test func `the figures of all rows are in columns if there is room`() {
    let rows = [Repository.mock, .mockBare].map { RepositoryRow(repository: $0, isFavorite: false) }
    let list = VStack(alignment: .leading) {
      ForEach(rows, id: \.id) { RepositoryRowView($0, name: $0.name) }
    }
    .environment(\.verticalSizeClass, .regular)
    #expect(
      render(list, width: 60, height: 4).text == """
        ♡ sample-kit                                    ★ 128    ⌥ 9
          A kit of samples                     ● Swift   3 years ago
        ♡ bare                                            ★ 0    ⌥ 0
          No description available
        """
    )
  }

  @Test func `the heart of a favorite is full and red`() {
    let frame = frame(.mock, isFavorite: true)
    #expect(frame.text.hasPrefix("♥ sample-kit"))
    #expect(frame.style(of: "♥")?.foreground == .red)
    #expect(frame.style(of: "sample-kit")?.attributes.contains(.bold) == true)
    #expect(frame.style(of: "★")?.foreground == .yellow)
  }

  @Test func `the heart of any other steps back`() {
    #expect(frame(.mock).style(of: "♡")?.foreground == .secondary)
  }

  @Test func `figures are never cut off for a name`() {
    var repository = Repository.mock
    repository.name = String(repeating: "long-", count: 20)
    repository.stars = 1_234_567
    repository.description = "A kit of samples 漢字 that goes on and on"
    #expect(
      frame(repository, width: 36).text == """
        ♡ long-long-long-long-l…  ★ 1.2M ⌥ 9
          A kit of sam…  ● Swift 3 years ago
        """
    )
  }

  @Test func `what a service sends cannot move the cursor`() {
    var repository = Repository.mock
    repository.name = "a\u{1B}[2Jb\u{202E}c"
    repository.description = "line\nbreak\u{7}"
    let lines = frame(repository).lines
    #expect(lines.count == 2)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }
}
