import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// Views appear once, outer before inner, and disappear once.
@MainActor
@Suite struct AppearanceTests {
  @ObservableState
  struct Parts: Equatable, Sendable {
    var isShown = true
    var isInnerShown = true
    var text = "text"
    var names = ["a", "b"]
    var id = 1
  }

  struct PartsView: View {
    let store: StoreOf<Settable<Parts>>
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Text(store.text)
        if store.isShown {
          VStack(alignment: .leading) {
            if store.isInnerShown { Text("inner").logged("inner", log) }
            Text("last").logged("last", log)
          }
          .logged("outer", log)
        }
      }
    }
  }

  private let log = Log()
  private let store = Settable.store(Parts())

  private func screen(height: Int = 6, @ViewBuilder _ view: () -> some View) -> ScreenProbe {
    let screen = ScreenProbe(width: 20, height: height, view: view)
    screen.draw()
    return screen
  }

  @Test func `outer views appear before inner ones, in the order of the screen`() {
    _ = screen { PartsView(store: store, log: log) }
    #expect(log.entries == ["+outer", "+inner", "+last"])
  }

  @Test func `outer views disappear before inner ones`() {
    let screen = screen { PartsView(store: store, log: log) }
    _ = log.take()
    store.send(.set(\.isShown, false))
    screen.draw()
    #expect(log.entries == ["-outer", "-inner", "-last"])
  }

  @Test func `other changes make nothing appear or disappear`() {
    let screen = screen { PartsView(store: store, log: log) }
    _ = log.take()
    for text in ["one", "two"] {
      store.send(.set(\.text, text))
      screen.draw()
    }
    screen.resize(width: 1, height: 1)
    screen.draw()
    #expect(log.entries == [])
  }

  @Test func `a view inside that comes and goes leaves the others alone`() {
    let screen = screen { PartsView(store: store, log: log) }
    _ = log.take()
    store.send(.set(\.isInnerShown, false))
    screen.draw()
    store.send(.set(\.isInnerShown, true))
    screen.draw()
    #expect(log.entries == ["-inner", "+inner"])
  }

  @Test func `a view that goes and comes back before a frame stays`() {
    let screen = screen { PartsView(store: store, log: log) }
    _ = log.take()
    store.send(.set(\.isShown, false))
    store.send(.set(\.isShown, true))
    screen.draw()
    #expect(log.entries == [])
  }

  @Test func `a view replaced by another kind disappears before the other appears`() {
    let screen = screen {
      WithViewStore(store, observe: \.isShown) { [log] isShown in
        if isShown.state {
          Text("yes").logged("yes", log)
        } else {
          Text("no").logged("no", log)
        }
      }
    }
    store.send(.set(\.isShown, false))
    screen.draw()
    #expect(log.entries == ["+yes", "-yes", "+no"])
  }

  @Test func `a hidden view appears and disappears`() {
    let screen = screen {
      WithViewStore(store, observe: \.isShown) { [log] isShown in
        if isShown.state { Text("hidden").logged("hidden", log).hidden() }
      }
    }
    #expect(log.take() == ["+hidden"])
    store.send(.set(\.isShown, false))
    screen.draw()
    #expect(log.take() == ["-hidden"])
  }

  @Test func `a row that scrolls away disappears and one that scrolls in appears`() {
    let screen = screen(height: 3) {
      List { ForEach(0..<9) { Text("\($0)").logged("\($0)", log) } }
    }
    #expect(log.take() == ["+0", "+1", "+2"])
    for _ in 0..<3 { screen.press(KeyPress(.downArrow)) }
    screen.draw()
    #expect(log.take() == ["-0", "+3"])
    screen.press(KeyPress(.home))
    screen.draw()
    #expect(log.take().sorted() == ["+0", "-3"])
  }

  @Test func `a view changed by its own appearance is drawn in the same frame`() {
    let screen = screen {
      WithViewStore(store, observe: \.text) { [store] text in
        Text(text.state).onAppear { store.send(.set(\.text, "appeared")) }
      }
    }
    #expect(screen.frame.text == "appeared")
  }

  @Test func `a sheet appears and disappears`() {
    let shown = Binding(
      get: { [store] in store.isShown },
      set: { [store] in store.send(.set(\.isShown, $0)) }
    )
    let screen = screen {
      Text("below").logged("below", log).sheet(isPresented: shown) { [log] in
        Text("sheet").logged("sheet", log)
      }
    }
    #expect(log.take() == ["+below", "+sheet"])
    screen.press(KeyPress(.escape))
    screen.draw()
    #expect(log.take() == ["-sheet"])
  }

  @Test func `everything disappears when the screen is closed, once`() {
    let graph = ViewGraph(PartsView(store: store, log: log))
    graph.draw(in: FrameBuffer(size: Size(width: 20, height: 6), palette: graph.palette))
    _ = log.take()
    graph.close()
    graph.close()
    #expect(log.entries == ["-outer", "-inner", "-last"])
  }

  @Test func `nothing appears on a screen that is only looked at`() {
    let graph = ViewGraph(PartsView(store: store, log: log))
    graph.runsTasks = false
    graph.draw(in: FrameBuffer(size: Size(width: 20, height: 6), palette: graph.palette))
    graph.close()
    #expect(log.entries == [])
  }
}

extension View {
  /// Logs when the view appears and disappears.
  fileprivate func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
  }
}
