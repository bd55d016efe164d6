import ComposableArchitecture
import TerminalUI
import Testing

/// The task of a view starts when the view appears, once, and is cancelled when it disappears.
@MainActor
@Suite struct TaskTests {
  @ObservableState
  struct Page: Equatable, Sendable {
    var isShown = true
    var text = "text"
    var id = 1
    var tab = 1
    var names = ["a", "b", "c", "d"]
  }

  private let log = Log()

  /// Returns an action that logs its start, waits for cancellation, and logs its end.
  private func logged(_ name: String) -> @MainActor @Sendable () async -> Void {
    { [log] in
      log.add("start \(name)")
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      log.add(Task.isCancelled ? "cancelled \(name)" : "ended \(name)")
    }
  }

  private func driver(
    _ state: Page = Page(),
    height: Int = 4,
    @ViewBuilder view: (StoreOf<Settable<Page>>) -> some View
  ) async -> ViewDriver<Page, Settable<Page>.Action> {
    let app = ViewDriver(initialState: state, width: 20, height: height) {
      Settable<Page>()
    } view: {
      view($0)
    }
    await app.settle()
    return app
  }

  struct PageView: View {
    let store: StoreOf<Settable<Page>>
    let task: @MainActor @Sendable () async -> Void

    var body: some View {
      if store.isShown { Text(store.text).task(task) }
    }
  }

  @Test func `a task starts once, however often its view changes`() async {
    let app = await driver { PageView(store: $0, task: logged("task")) }
    for text in ["one", "two", "three"] {
      app.store.send(.set(\.text, text))
      await app.settle()
    }
    await app.resize(width: 10, height: 2)
    #expect(app.text == "three")
    #expect(log.entries == ["start task"])
    app.close()
  }

  @Test func `a task is cancelled when its view disappears and starts again with it`() async {
    let app = await driver { PageView(store: $0, task: logged("task")) }
    app.store.send(.set(\.isShown, false))
    await app.settle()
    #expect(log.take() == ["start task", "cancelled task"])
    app.store.send(.set(\.isShown, true))
    await app.settle()
    #expect(log.take() == ["start task"])
    app.close()
  }

  @Test func `a task is cancelled when the screen is closed`() async {
    let app = await driver { PageView(store: $0, task: logged("task")) }
    app.close()
    await app.settle()
    #expect(log.entries == ["start task", "cancelled task"])
  }

  @Test func `a task that has ended doesn't start again`() async {
    let app = await driver { [log] in PageView(store: $0) { log.add("done") } }
    app.store.send(.set(\.text, "other"))
    await app.settle()
    #expect(log.entries == ["done"])
    app.close()
  }

  @Test func `a task with a value starts again with each new value`() async {
    let app = await driver { store in
      WithViewStore(store, observe: { $0 }) { page in
        Text(page.text).task(id: page.id, logged("\(page.id)"))
      }
    }
    app.store.send(.set(\.text, "other"))
    await app.settle()
    #expect(log.take() == ["start 1"])
    app.store.send(.set(\.id, 2))
    await app.settle()
    #expect(log.take().sorted() == ["cancelled 1", "start 2"])
    app.store.send(.set(\.id, 2))
    await app.settle()
    #expect(log.take() == [])
    app.close()
    await app.settle()
    #expect(log.take() == ["cancelled 2"])
  }

  @Test func `a task changes the state of its view`() async {
    let app = await driver { store in
      PageView(store: store) { store.send(.set(\.text, "loaded")) }
    }
    #expect(app.text == "loaded")
    app.close()
  }

  @Test func `the tasks of a tab go on while another is shown`() async {
    let app = await driver { store in
      WithViewStore(store, observe: \.tab) { tab in
        TabView(selection: tab.binding(send: { .set(\.tab, $0) })) {
          Text("One").task(logged("one")).tabItem { Text("1st") }.tag(1)
          Text("Two").task(logged("two")).tabItem { Text("2nd") }.tag(2)
        }
      }
    }
    #expect(log.take() == ["start one"])
    await app.press("2")
    #expect(log.take() == ["start two"])
    await app.press("1")
    #expect(log.take() == [])
    app.close()
    await app.settle()
    #expect(log.take().sorted() == ["cancelled one", "cancelled two"])
  }

  @Test func `only rows on the screen run their tasks`() async {
    let app = await driver(height: 2) { store in
      List { ForEach(store.names, id: \.self) { Text($0).task(logged($0)) } }
    }
    #expect(log.take() == ["start a", "start b"])
    await app.press(.end)
    #expect(log.take().sorted() == ["cancelled a", "cancelled b", "start c", "start d"])
    app.close()
    await app.settle()
    #expect(log.take().sorted() == ["cancelled c", "cancelled d"])
  }

  @Test func `a sheet's task is cancelled by Escape`() async {
    let app = await driver { store in
      Text("below").sheet(
        isPresented: Binding(get: { store.isShown }, set: { store.send(.set(\.isShown, $0)) })
      ) {
        Text("sheet").task(logged("sheet"))
      }
    }
    #expect(log.take() == ["start sheet"])
    await app.press(.escape)
    #expect(log.take() == ["cancelled sheet"])
    #expect(app.text == "below")
    app.close()
  }
}
