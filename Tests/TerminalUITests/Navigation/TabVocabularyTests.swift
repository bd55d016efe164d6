import TerminalUI
import Testing

/// Tabs written as since iOS 18.
@MainActor
@Suite struct TabVocabularyTests {
  private enum Place { case home, search, me }

  @Test func `tabs are selected by their values`() {
    let probe = ScreenProbe(width: 50, height: 3) {
      Stateful(Place.search) { place in
        TabView(selection: place) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          TabSection("Others") {
            Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("search") }
              .badge(3)
            Tab(value: Place.me) {
              Text("\(place.wrappedValue)")
            } label: {
              Text("Me")
            }
          }
        }
      }
    }
    #expect(probe.text == " 1 ⌂ Home  2 ⌕ Search 3  3 Me\nsearch")
    probe.type("3")
    #expect(probe.text.hasSuffix("\nme"))
    probe.type("1")
    #expect(probe.text.hasSuffix("\nhome"))
  }

  @Test func `tabs need no values`() {
    let probe = ScreenProbe(width: 50, height: 3) {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab {
          Text("second")
          Text("line")
        } label: {
          Text("Other")
        }
      }
    }
    #expect(probe.text == " 1 ⌂ Home  2 Other\nhome")
    probe.type("2")
    #expect(probe.text == " 1 ⌂ Home  2 Other\nsecond\n line")
  }
}
