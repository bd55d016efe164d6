import ComposableArchitecture
import TerminalUI
import Testing

/// Every app has help, and asks before it quits if something would be lost.
@MainActor
@Suite struct AppFrameTests {
  @ObservableState
  struct Page: Equatable, Sendable {
    var text = ""
    var warning: String?
    var isSheetShown = false
  }

  struct PageView: View {
    @Bindable var store: StoreOf<Settable<Page>>

    var body: some View {
      VStack(alignment: .leading) {
        Button("Button") {}
        TextField("Text", text: $store.text)
      }
      .toolbar {
        Button("Refresh") { store.send(.set(\.text, "refreshed")) }.keyboardShortcut("r")
        KeyLabel("x", "Elsewhere")
      }
      .sheet(isPresented: $store.isSheetShown) { Button("sheet") {} }
    }
  }

  private func driver(
    _ state: Page = Page(),
    width: Int = 60,
    height: Int = 24
  ) async -> ViewDriver<Page, Settable<Page>.Action> {
    let app = ViewDriver(
      initialState: state,
      width: width,
      height: height,
      app: { (store: StoreOf<Settable<Page>>) in TerminalAppOptions { store.warning } }
    ) {
      Settable<Page>()
    } view: {
      PageView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test func `the key bar has the keys of the screen and of the app`() async {
    let app = await driver()
    #expect(app.frame.lines.last?.hasPrefix(" r Refresh  x Elsewhere") == true)
    #expect(app.frame.lines.last?.hasSuffix("? Help  q Quit") == true)
  }

  @Test func `a search in a sheet says that Escape closes the sheet, or empties the search`() async {
    let app = await driver()
    await app.press("p", modifiers: .control)
    #expect(app.frame.lines.last == " ⏎ Run  Esc Close  Tab Next")
    await app.type("x")
    #expect(app.frame.lines.last == " ⏎ Run  Esc Clear  Tab Next")
  }

  @Test func `q quits`() async {
    let app = await driver()
    #expect(!app.hasQuit)
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `q typed into a field is text`() async {
    let app = await driver()
    await app.press(.tab)
    await app.type("q?")
    #expect(!app.hasQuit)
    #expect(app.store.text == "q?")
    await app.press(.tab)
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `a sheet keeps the key that quits`() async {
    let app = await driver(Page(isSheetShown: true))
    await app.press("q")
    #expect(!app.hasQuit)
    await app.press(.escape)
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `help in a sheet is in front of it and lists its keys`() async {
    let app = await driver(Page(isSheetShown: true))
    for key in ["?", "q", .escape] as [KeyEquivalent] {
      await app.press("?")
      #expect(app.text.contains(/│ Esc +Close +│(?s).*│ Everywhere +│/), "\(app.text)")
      #expect(!app.text.contains("Refresh"))
      await app.press(key)
      #expect(!app.text.contains("Everywhere"))
      #expect(app.text.contains("[sheet]"))
    }
    await app.press(.escape)
    #expect(!app.text.contains("[sheet]"))
  }

  @Test(
    arguments: [
      ([.return], false), ([.escape], false), ([.tab, .return], true), ([.rightArrow, .space], true),
    ] as [([KeyEquivalent], Bool)]
  )
  func `a warning asks before the app quits`(keys: [KeyEquivalent], hasQuit: Bool) async {
    let app = await driver(Page(warning: "Not saved yet"))
    await app.press("q")
    #expect(!app.hasQuit)
    #expect(app.text.contains("Not saved yet"))
    #expect(app.frame.highlighted == ["[Stay]"])
    for key in keys { await app.press(key) }
    #expect(app.hasQuit == hasQuit)
    if !hasQuit { #expect(app.frame.highlighted == ["[Button]"]) }
  }

  @Test func `help lists the keys of the screen first, then those of every app`() async {
    let app = await driver()
    await app.press("?")
    let keys = [
      "r          Refresh", "x          Elsewhere", "?          Help", "q          Quit", "↑↓ j k     Move",
    ]
    var rest = app.text[...]
    for key in keys {
      let found = rest.firstRange(of: key)
      #expect(found != nil, "\(key) isn't listed, or too early:\n\(app.text)")
      if let found { rest = rest[found.upperBound...] }
    }
    await app.press(.escape)
    #expect(!app.text.contains("Elsewhere\n"))
    #expect(app.frame.highlighted == ["[Button]"])
  }

  @Test func `help that doesn't fit is scrolled`() async {
    let app = await driver(width: 40, height: 12)
    await app.press("?")
    #expect(app.text.contains("Refresh"))
    #expect(!app.text.contains("Suspend"))
    await app.press(.end)
    #expect(app.text.contains("Suspend"))
    await app.press(.home)
    #expect(app.text.contains("Refresh"))
  }

  @Test(arguments: [(39, 12), (40, 11), (10, 3), (1, 1), (0, 0)])
  func `a screen that is too small says so until it is large enough`(width: Int, height: Int) async {
    let app = await driver(width: 40, height: 12)
    let before = app.text
    await app.resize(width: width, height: height)
    let message = "\(width)×\(height) is too small: 40×12 needed"
    let shown = app.frame.lines.joined(separator: " ")
    if width >= 36 { #expect(shown.hasPrefix(message)) } else { #expect(!shown.contains("Button")) }
    await app.resize(width: 40, height: 12)
    #expect(app.text == before)
    #expect(app.frame.highlighted == ["[Button]"])
  }

  @Test func `no input but q acts on a screen that is too small`() async {
    let app = await driver()
    await app.press(.tab)
    await app.resize(width: 10, height: 3)
    for key in ["r", "x", "?", .return, .escape, .tab, .space] as [KeyEquivalent] { await app.press(key) }
    await app.paste("pasted")
    await app.click(x: 1, y: 1)
    #expect(app.store.text == "")
    await app.resize(width: 60, height: 24)
    #expect(app.frame.cursor != nil)
    await app.resize(width: 10, height: 3)
    #expect(!app.hasQuit)
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `a sheet on a screen that is too small takes no keys either`() async {
    let app = await driver(Page(isSheetShown: true))
    await app.resize(width: 39, height: 12)
    await app.press(.escape)
    #expect(app.store.isSheetShown)
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `a screen that is too small says why q doesn't quit`() async {
    let app = await driver(Page(warning: "Not saved yet."))
    await app.resize(width: 39, height: 12)
    #expect(app.text.hasSuffix("q quits."))
    await app.press("q")
    #expect(!app.hasQuit)
    #expect(app.text.hasSuffix("Not saved yet. Ctrl-C quits anyway."))
    await app.resize(width: 60, height: 24)
    #expect(!app.text.contains("Not saved yet."))
    await app.resize(width: 39, height: 12)
    #expect(app.text.hasSuffix("q quits."))
  }
}
