import ComposableArchitecture
import TerminalUI
import Testing

/// A sheet takes the keys and the focus, and gives both back.
@MainActor
@Suite struct ModalFocusTests {
  @ObservableState
  struct Sheets: Equatable, Sendable {
    var isFirstShown = false
    var isSecondShown = false
    var text = ""
    var hasField = false
    var hasB = true
  }

  struct SheetsView: View {
    @Bindable var store: StoreOf<Settable<Sheets>>
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Button("a") { log.add("a") }
        if store.hasB { Button("b") { log.add("b") } }
      }
      .onKeyPress("x") {
        log.add("x below")
        return .handled
      }
      .toolbar { Button("Below") { log.add("below") }.keyboardShortcut("r") }
      .sheet(isPresented: $store.isFirstShown, title: "One") {
        VStack(alignment: .leading) {
          Button("c") { log.add("c") }
          if store.hasField { TextField("Text", text: $store.text) }
        }
        .toolbar { Button("Above") { log.add("above") }.keyboardShortcut("r") }
        .sheet(isPresented: $store.isSecondShown) { Button("d") { log.add("d") } }
      }
    }
  }

  private let log = Log()

  private func screen(_ state: Sheets = Sheets()) -> (ScreenProbe, StoreOf<Settable<Sheets>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: 30, height: 10) { SheetsView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  private func press(_ keys: KeyEquivalent..., in screen: ScreenProbe) {
    for key in keys {
      screen.press(KeyPress(key))
      screen.draw()
    }
  }

  @Test func `a sheet takes the focus and gives it back`() {
    let (screen, store) = screen()
    press(.tab, in: screen)
    #expect(screen.frame.highlighted == ["[b]"])
    store.send(.set(\.isFirstShown, true))
    screen.draw()
    #expect(screen.frame.highlighted == ["[c]"])
    press(.escape, in: screen)
    #expect(store.isFirstShown == false)
    #expect(screen.frame.highlighted == ["[b]"])
    press(.return, in: screen)
    #expect(log.entries == ["b"])
  }

  @Test func `a sheet shown from the beginning has the focus`() {
    let (screen, store) = screen(Sheets(isFirstShown: true))
    #expect(screen.frame.highlighted == ["[c]"])
    store.send(.set(\.isFirstShown, false))
    screen.draw()
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test func `the focus returns elsewhere if its control disappeared behind the sheet`() {
    let (screen, store) = screen()
    press(.tab, in: screen)
    store.send(.set(\.isFirstShown, true))
    screen.draw()
    store.send(.set(\.hasB, false))
    screen.draw()
    #expect(screen.frame.highlighted == ["[c]"])
    press(.escape, in: screen)
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test func `the first text field of a sheet has the focus`() {
    let (screen, store) = screen(Sheets(isFirstShown: true, hasField: true))
    #expect(screen.frame.cursor != nil)
    press("x", in: screen)
    #expect(store.text == "x")
    #expect(log.entries == [])
  }

  @Test func `Tab stays within the sheet`() {
    let (screen, _) = screen(Sheets(isFirstShown: true, hasField: true))
    press(.tab, in: screen)
    #expect(screen.frame.highlighted == ["[c]"])
    press(.tab, in: screen)
    #expect(screen.frame.cursor != nil)
    press(.tab, in: screen)
    #expect(screen.frame.highlighted == ["[c]"])
    press(.upArrow, in: screen)
    #expect(screen.frame.highlighted == ["[c]"])
  }

  @Test(arguments: [true, false])
  func `keys of the views behind a sheet act only without it`(isShown: Bool) {
    let (screen, _) = screen(Sheets(isFirstShown: isShown))
    #expect(screen.press(KeyPress("x")) == (isShown ? .ignored : .handled))
    #expect(log.entries == (isShown ? [] : ["x below"]))
  }

  @Test(arguments: [true, false])
  func `the key bar is the sheet's while it is shown`(isShown: Bool) {
    let (screen, _) = screen(Sheets(isFirstShown: isShown))
    #expect(screen.frame.lines.last == (isShown ? " Esc Close  r Above" : " r Below"))
    press("r", in: screen)
    #expect(log.entries == [isShown ? "above" : "below"])
  }

  @Test func `a click behind a sheet does nothing`() {
    let (screen, _) = screen(Sheets(isFirstShown: true))
    screen.click(x: 1, y: 0)
    screen.draw()
    #expect(log.entries == [])
    #expect(screen.frame.highlighted == ["[c]"])
  }

  @Test func `text is pasted into the sheet's field`() {
    let (screen, store) = screen(Sheets(isFirstShown: true, hasField: true))
    screen.paste("pasted")
    #expect(store.text == "pasted")
  }

  @Test func `the uppermost sheet has the focus and Escape closes one at a time`() {
    let (screen, store) = screen(Sheets(isFirstShown: true, isSecondShown: true))
    #expect(screen.frame.highlighted == ["[d]"])
    #expect(screen.frame.lines.last == " Esc Close  ⏎ Press")
    press(.escape, in: screen)
    #expect(!store.isSecondShown)
    #expect(store.isFirstShown)
    #expect(screen.frame.highlighted == ["[c]"])
    press(.escape, in: screen)
    #expect(!store.isFirstShown)
    #expect(screen.frame.highlighted == ["[a]"])
    #expect(screen.press(KeyPress(.escape)) == .ignored)
  }

  @Test func `a sheet that goes takes the sheets above it along`() {
    let (screen, store) = screen(Sheets(isFirstShown: true, isSecondShown: true))
    store.send(.set(\.isFirstShown, false))
    screen.draw()
    #expect(screen.frame.text.contains("[d]") == false)
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test func `both colors of a picture behind a sheet are dim`() {
    let screen = ScreenProbe(width: 30, height: 10) {
      Text("▀▀").foregroundStyle(Color(red: 1, green: 0, blue: 0)).background(
        Color(red: 0, green: 0, blue: 1)
      )
      .sheet(isPresented: .constant(true)) { Text("x") }
    }
    screen.draw()
    let style = screen.frame.style(of: "▀▀")
    #expect(style?.foreground == Color(red: 1, green: 0, blue: 0).mix(with: .background, by: 0.5))
    #expect(style?.background == Color(red: 0, green: 0, blue: 1).mix(with: .background, by: 0.5))
    #expect(style?.attributes == [])
  }

  @Test func `views behind a sheet are dim until it closes`() {
    let (screen, _) = screen(Sheets(isFirstShown: true))
    #expect(screen.frame.style(of: "[a]")?.attributes == .covered)
    #expect(screen.frame.style(of: "[c]")?.attributes == .inverse)
    press(.escape, in: screen)
    #expect(screen.frame.style(of: "[b]")?.attributes == [])
  }

  @Test(arguments: [(30, 10), (12, 5), (6, 3), (2, 2), (1, 1), (0, 0)])
  func `a sheet on a screen of any size keeps its focus`(width: Int, height: Int) {
    let (screen, store) = screen(Sheets(isFirstShown: true))
    screen.resize(width: width, height: height)
    screen.draw()
    press(.return, in: screen)
    #expect(log.entries == ["c"])
    press(.escape, in: screen)
    #expect(!store.isFirstShown)
  }

  @Test func `a sheet without controls still closes by Escape`() {
    var isShown = true
    let screen = ScreenProbe(width: 20, height: 5) {
      Button("below") { log.add("below") }
        .sheet(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) { Text("Only text") }
    }
    screen.draw()
    #expect(screen.press(KeyPress(.return)) == .ignored)
    #expect(log.entries == [])
    #expect(screen.press(KeyPress(.escape)) == .handled)
    #expect(!isShown)
  }
}
