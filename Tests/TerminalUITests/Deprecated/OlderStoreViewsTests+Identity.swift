import ComposableArchitecture
import TerminalUI
import Testing

// Which store a child has, and how long.
extension OlderStoreViewsTests {
  private struct Local: View {
    let store: StoreOf<OlderCounter>
    @TerminalUI.State private var taps = 0

    var body: some View { Button("local \(taps)") { taps += 1 } }
  }

  @Test func `another child of the same case has a new sheet`() {
    let (_, change, screen) = probe { store in
      Text("behind")
        .sheet(
          store: store.scope(state: \.$destination, action: \.destination),
          state: \.first,
          action: OlderApp.Destination.Action.first
        ) {
          Local(store: $0)
        }
    }
    change { $0.destination = .first(OlderCounter.State(id: 1)) }
    _ = screen.text
    screen.press(.return)
    #expect(screen.text.contains("local 1"))
    change { $0.destination = .first(OlderCounter.State(id: 2)) }
    #expect(screen.text.contains("local 0"))
  }

  private struct Held: View {
    let store: StoreOf<OlderCounter>
    let hold: (StoreOf<OlderCounter>) -> Void

    var body: some View {
      let _ = hold(store)
      OlderCounterView(store: store)
    }
  }

  @Test func `the store of a child that is missing is released`() {
    final class Reference { weak var store: StoreOf<OlderCounter>? }
    let reference = Reference()
    let (_, change, screen) = probe { store in
      Text("behind").sheet(store: store.scope(state: \.$card, action: \.card)) { child in
        Held(store: child) { reference.store = $0 }
      }
    }
    change { $0.card = OlderCounter.State(id: 3) }
    #expect(screen.text.contains("+3"))
    #expect(reference.store != nil)
    change { $0.card = nil }
    #expect(!screen.text.contains("+3"))
    #expect(reference.store == nil)
  }
}
