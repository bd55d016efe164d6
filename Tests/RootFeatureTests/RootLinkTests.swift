import CharactersFeature
import ComposableArchitecture
import GitHubClient
import Models
import RootFeature
import TerminalUI
import Testing

import enum RootFeature.Tab

/// Links into the app: `coins/bitcoin`.
@Suite struct RootLinkTests {
  @Test(arguments: Tab.allCases)
  func `the name of a tab selects it and changes nothing else`(tab: Tab) throws {
    var state = RootFeature.State(owner: "octo-sample")
    try state.open(RootLink(tab.linkName))
    #expect(state == RootFeature.State(selectedTab: tab, owner: "octo-sample"))
    #expect(try RootLink(tab.linkName.uppercased() + "/") == RootLink(tab.linkName))
  }

  @Test(arguments: TabSample.all)
  func `a link shows what it names in its tab`(sample: TabSample) throws {
    guard let link = sample.link else { return }
    var state = RootFeature.State(owner: "octo-sample")
    #expect(!link.isOpen(state))
    try state.open(RootLink(link.text))
    #expect(state.selectedTab == sample.tab)
    #expect(link.isOpen(state))
  }

  @Test func `the number of a character shows that one`() throws {
    var state = RootFeature.State()
    try state.open(RootLink("characters/5"))
    #expect(state.characters.detail == CharacterDetailFeature.State(id: 5))
    #expect(state.characters.filter == CharacterFilter())
  }

  @MainActor
  @Test func `the name of a repository opens its details`() async throws {
    var state = RootFeature.State()
    try state.open(RootLink("repos/octo-sample/sample-kit"))
    let app = RootDriver(initialState: state, width: 80, height: 24) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything)
      $0.gitHubClient.readme = { _, _ in "" }
    } view: {
      RootView(store: $0, source: "sample data")
    }
    await app.settle()
    #expect(app.text.contains("─ octo-sample/sample-kit ─"))
    await app.press(.escape)
    #expect(app.text.contains("─ octo-sample by updated ─"))
  }

  @Test func `an unknown tab is named`() {
    #expect(throws: RootLink.OpeningError.unknownTab("coin")) { try RootLink("coin/bitcoin") }
    #expect(throws: RootLink.OpeningError.unknownTab("")) { try RootLink("") }
    let message = RootLink.OpeningError.unknownTab("coin").description
    #expect(message.hasPrefix("'coin' isn't a tab; the tabs are "))
    #expect(Tab.allCases.allSatisfy { message.contains($0.linkName) })
  }

  @Test(arguments: [
    ("fact/many", "many", Tab.numberFact), ("profile/0", "0", .profile), ("favorites/x", "x", .favorites),
    ("characters/0", "0", .characters),
  ])
  func `a name that the tab can't show is named`(link: String, name: String, tab: Tab) {
    var state = RootFeature.State()
    #expect(throws: RootLink.OpeningError.unknownName(name, tab)) { try state.open(RootLink(link)) }
  }
}
