import ComposableArchitecture
import TerminalUI
import Testing

/// A stack of screens follows the state. The screens below the topmost one are kept.
@MainActor
@Suite struct NavigationStackTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Sendable {
      var title: String
      var number = 0
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case addTapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .addTapped = action { state.number += 1 }
        return .none
      }
    }
  }

  @Test func `a title below many modifiers is found in one pass`() {
    let view = NavigationStack {
      Stateful("") { text in
        Stateful(false) { isShown in
          List { Text("row") }.navigationTitle("Title").searchable(text: text).refreshable {}.overlay {
            Text("")
          }
          .toolbar { Button("A") {} }.sheet(isPresented: isShown) { Text("") }.alert(
            "B",
            isPresented: isShown
          ) {}
          .confirmationDialog("C", isPresented: isShown) {}.onChange(of: 1) { _, _ in }.task {}.padding(0)
          .searchable(text: text).refreshable {}.onChange(of: 2) { _, _ in }.task {}.sheet(
            isPresented: isShown
          ) {}
        }
      }
    }
    #expect(render(view, width: 30, height: 8).text.contains("Title"))
  }

  @Reducer
  struct Stack {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Page.State>()
      var title = "Root"

      init(_ titles: [String] = []) { path = StackState(titles.map { Page.State(title: $0) }) }
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case path(StackActionOf<Page>)
      case popped(Int)
      case pushed(String)
      case replaced([String])
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding, .path: break
        case .popped(let count): for _ in 0..<count { state.path.removeLast() }
        case .pushed(let title): state.path.append(Page.State(title: title))
        case .replaced(let titles): state.path = StackState(titles.map { Page.State(title: $0) })
        }
        return .none
      }
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  struct StackView: View {
    @Bindable var store: StoreOf<Stack>
    let log: Log

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        List {
          ForEach(0..<9) { number in Button("Row \(number)") { store.send(.pushed("Page \(number)")) } }
        }
        .navigationTitle(store.title)
        .onAppear { log.add("+root") }
        .onDisappear { log.add("-root") }
      } destination: {
        PageView(store: $0, log: log)
      }
    }
  }

  struct PageView: View {
    let store: StoreOf<Page>
    let log: Log
    @Environment(\.dismiss) private var dismiss

    init(store: StoreOf<Page>, log: Log) { (self.store, self.log) = (store, log) }

    var body: some View {
      let dismiss = dismiss
      VStack(alignment: .leading) {
        Button("Add \(store.number)") { store.send(.addTapped) }
        Button("Back") { dismiss() }
      }
      .navigationTitle(store.title)
      .onAppear { [title = store.title] in log.add("+\(title)") }
      .onDisappear { [title = store.title] in log.add("-\(title)") }
    }
  }

  private let log = Log()

  private func driver(_ titles: [String] = [], height: Int = 5) async -> ViewDriver<Stack.State, Stack.Action>
  {
    let app = ViewDriver(initialState: Stack.State(titles), width: 20, height: height) {
      Stack()
    } view: {
      StackView(store: $0, log: log)
    }
    await app.settle()
    return app
  }

  @Test func `the root is shown if the path is empty`() async {
    let app = await driver()
    #expect(app.frame.lines[0] == "Root")
    #expect(app.frame.highlighted == ["Row 0"])
    #expect(await app.press(.escape) == .ignored)
    #expect(app.frame.lines[0] == "Root")
  }

  @Test func `a row pushes a page and Escape returns to the row`() async {
    let app = await driver()
    await app.press(.end)
    await app.press(.return)
    #expect(app.text == "Page 8\n[Add 0]\n[Back]")
    #expect(app.frame.highlighted == ["[Add 0]"])
    #expect(await app.press(.escape) == .handled)
    #expect(app.frame.lines[4].hasPrefix("Row 8"))
    #expect(app.frame.highlighted == ["Row 8"])
  }

  @Test func `a path of many pages is popped one by one`() async {
    let app = await driver((1...100).map { "Page \($0)" })
    for number in (1...100).reversed() {
      #expect(app.frame.lines[0] == "Page \(number)")
      await app.press(.escape)
    }
    #expect(app.frame.lines[0] == "Root")
    #expect(app.store.path.isEmpty)
  }

  @Test func `a page that is covered keeps its state and its focus`() async {
    let app = await driver(["One"])
    await app.press(.return)
    await app.press(.downArrow)
    app.store.send(.pushed("Two"))
    await app.settle()
    #expect(app.text == "Two\n[Add 0]\n[Back]")
    #expect(app.frame.highlighted == ["[Add 0]"])
    await app.press(.escape)
    #expect(app.text == "One\n[Add 1]\n[Back]")
    #expect(app.frame.highlighted == ["[Back]"])
  }

  @Test func `a page goes back by itself`() async {
    let app = await driver(["One", "Two"])
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.frame.lines[0] == "One")
    #expect(app.store.path.map(\.title) == ["One"])
  }

  @Test func `pages appear and disappear with the path, and the root stays`() async {
    let app = await driver()
    #expect(log.take() == ["+root"])
    app.store.send(.pushed("One"))
    await app.settle()
    app.store.send(.pushed("Two"))
    await app.settle()
    #expect(log.take() == ["+One", "+Two"])
    app.store.send(.popped(2))
    await app.settle()
    #expect(log.take().sorted() == ["-One", "-Two"])
    app.close()
    #expect(log.take() == ["-root"])
  }

  @Test func `a page that was never on top appears when it is`() async {
    let app = await driver(["One", "Two"])
    #expect(log.take() == ["+Two"])
    await app.press(.escape)
    #expect(log.take().sorted() == ["+One", "-Two"])
  }

  @Test(arguments: [[], ["New"], ["New", "Newer"]])
  func `a path that is replaced shows its last page`(titles: [String]) async {
    let app = await driver(["One", "Two"])
    app.store.send(.replaced(titles))
    await app.settle()
    #expect(app.frame.lines[0] == titles.last ?? "Root")
    #expect(app.store.path.count == titles.count)
  }

  @Test func `the title follows the state`() async {
    let app = await driver()
    app.store.send(.set(\.title, "Another"))
    await app.settle()
    #expect(app.frame.lines[0] == "Another")
    app.store.send(.set(\.title, "A title that is far too long for it"))
    await app.settle()
    #expect(app.frame.lines[0].hasPrefix("A title that is"))
    #expect(app.frame.lines[0].hasSuffix("…"))
  }

  @Test func `the title comes and goes with its view`() {
    let probe = ScreenProbe(width: 20, height: 5) {
      Stateful(false) { isShown in
        NavigationStack {
          VStack(alignment: .leading) {
            Text("Always")
            if isShown.wrappedValue { Text("Sometimes").navigationTitle("Title") }
          }
        }
        .onKeyPress("x") {
          isShown.wrappedValue.toggle()
          return .handled
        }
      }
    }
    for _ in 0..<2 {
      probe.draw()
      #expect(probe.frame.lines[0] == "Always")
      _ = probe.press(KeyPress("x"))
      probe.draw()
      #expect(probe.frame.lines.prefix(3) == ["Title", "Always", "Sometimes"])
      _ = probe.press(KeyPress("x"))
    }
  }

  @Test(arguments: [(1, 1), (0, 0), (5, 2), (3, 1)])
  func `a stack on a tiny screen still goes back`(width: Int, height: Int) async {
    let app = await driver(["One"])
    await app.resize(width: width, height: height)
    await app.press(.escape)
    #expect(app.store.path.isEmpty)
    await app.resize(width: 20, height: 5)
    #expect(app.frame.lines[0] == "Root")
    #expect(app.frame.highlighted == ["Row 0"])
  }
}
