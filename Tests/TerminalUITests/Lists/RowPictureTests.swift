import ComposableArchitecture
import TerminalUI
import Testing

/// Rows that have not changed are drawn from pictures, with the same result.
@MainActor
@Suite struct RowPictureTests {
  @ObservableState
  struct Words: Equatable, Sendable {
    var words: [String] = (0..<100).map { "word \($0)" }
    var mark = "-"
    var behind = "a"
  }

  private struct Behind: View {
    let store: StoreOf<Settable<Words>>
    var body: some View { Text("           \(store.behind)") }
  }

  /// Rows that read a value when they are evaluated.
  private struct WordList: View {
    let store: StoreOf<Settable<Words>>
    var body: some View {
      let store = store
      List {
        ForEach(store.words, id: \.self) { word in
          HStack {
            Text(word)
            Spacer()
            Text(store.mark)
          }
        }
      }
    }
  }

  /// Compares the screen with one that has never shown anything else.
  private func expectFresh(_ screen: ScreenProbe, _ store: StoreOf<Settable<Words>>, from top: Int) {
    let expected = (top..<top + 6).map { row in
      let word = store.words[row]
      return word + String(repeating: " ", count: 19 - word.count - store.mark.count) + store.mark
    }
    screen.draw()
    #expect(screen.frame.lines.map { String($0.prefix(19)) } == expected)
  }

  @Test func `rows that scrolled in follow the changes of what they read`() {
    let store = Settable.store(Words())
    let screen = ScreenProbe(width: 20, height: 6) { WordList(store: store) }
    expectFresh(screen, store, from: 0)
    for step in 1...20 {
      screen.press(.downArrow)
      expectFresh(screen, store, from: max(0, step - 5))
    }
    store.send(.set(\.mark, "+"))
    expectFresh(screen, store, from: 15)
    for step in 1...20 {
      screen.press(.upArrow)
      expectFresh(screen, store, from: min(15, 20 - step))
    }
  }

  @Test func `a row that isn't shown is no longer evaluated`() {
    let store = Settable.store(Words())
    let screen = ScreenProbe(width: 20, height: 6) { WordList(store: store) }
    screen.draw()
    for _ in 1...30 { screen.press(.downArrow) }
    let before = screen.bodyEvaluations
    store.send(.set(\.mark, "+"))
    screen.draw()
    #expect(screen.bodyEvaluations - before <= 6)
  }

  @Test func `rows of other elements are shown in place of those before`() {
    let store = Settable.store(Words())
    let screen = ScreenProbe(width: 20, height: 6) { WordList(store: store) }
    screen.draw()
    for length in [50, 7, 100, 8, 30] {
      store.send(.set(\.words, (0..<length).map { "\(length) of \($0)" }))
      expectFresh(screen, store, from: 0)
    }
    store.send(.set(\.mark, "+"))
    expectFresh(screen, store, from: 0)
  }

  @Test func `rows show what changes behind them`() {
    let store = Settable.store(Words())
    let screen = ScreenProbe(width: 20, height: 6) {
      WordList(store: store).background(alignment: .topLeading) {
        Behind(store: store)
      }
    }
    for behind in ["a", "b", "c"] {
      store.send(.set(\.behind, behind))
      screen.draw()
      #expect(screen.frame.lines[0].hasPrefix("word 0     \(behind)"))
    }
    screen.press(.downArrow)
    #expect(screen.frame.lines[0].hasPrefix("word 0     c"))
  }

  @Test func `a row with state keeps it and gives it to no other`() {
    let screen = ScreenProbe(width: 20, height: 6) {
      List {
        ForEach(0..<40) { row in
          Stateful(0) { count in
            Text("\(row): \(count.wrappedValue)").onKeyPress("+") {
              count.wrappedValue += 1
              return .handled
            }
          }
        }
      }
    }
    screen.draw()
    screen.press("+")
    #expect(screen.frame.lines[0].hasPrefix("0: 1 "))
    for _ in 0..<20 { screen.press(.downArrow) }
    #expect(screen.frame.lines.allSatisfy { !$0.contains(": 1 ") })
  }
}
