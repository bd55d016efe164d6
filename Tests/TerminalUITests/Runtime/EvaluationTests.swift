import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// Bodies are evaluated only if something they read has changed, and cells are written only if they differ.
@MainActor
@Suite struct EvaluationTests {
  @ObservableState
  struct Values: Equatable, Sendable {
    var a = 0
    var b = 0
    var readsB = false
    var names = ["x", "y", "z"]
  }

  typealias ValuesStore = StoreOf<Settable<Values>>

  struct ParentView: View {
    let store: ValuesStore
    let log: Log
    var body: some View {
      let _ = log.add("parent")
      VStack(alignment: .leading) {
        Text("a \(store.a)")
        ChildView(store: store, log: log)
      }
    }
  }

  struct ChildView: View {
    let store: ValuesStore
    let log: Log
    var body: some View {
      let _ = log.add("child")
      Text(store.readsB ? "b \(store.b)" : "no b")
    }
  }

  /// Its action, a new closure each time, says nothing of what is shown.
  struct EqualParentView: View {
    let store: ValuesStore
    let log: Log
    var body: some View {
      let _ = store.a
      EqualView(text: "b \(store.b)", log: log) { [store] in store.send(.set(\.a, 0)) }
    }
  }

  struct EqualView: View, Equatable {
    let text: String
    let log: Log
    let action: @MainActor () -> Void
    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
    var body: some View {
      let _ = log.add(text)
      Button(text) { action() }
    }
  }

  private let log = Log()
  private let store = Settable.store(Values())

  private func screen(_ view: some View) -> ScreenProbe {
    let screen = ScreenProbe(width: 20, height: 4) { view }
    screen.draw()
    return screen
  }

  // MARK: What is evaluated

  @Test func `a parent's change doesn't evaluate a child with the same values`() {
    let screen = screen(ParentView(store: store, log: log))
    #expect(log.take() == ["parent", "child"])
    store.send(.set(\.a, 1))
    screen.draw()
    #expect(log.take() == ["parent"])
    #expect(screen.frame.text == "a 1\nno b")
  }

  @Test func `a view that says it's equal isn't evaluated`() {
    let screen = screen(EqualParentView(store: store, log: log))
    #expect(log.take() == ["b 0"])
    store.send(.set(\.a, 1))
    screen.draw()
    #expect(log.take() == [])
    store.send(.set(\.b, 1))
    screen.draw()
    #expect(log.take() == ["b 1"])
  }

  @Test func `a value that a body hasn't read yet doesn't evaluate it`() {
    let screen = screen(ParentView(store: store, log: log))
    _ = log.take()
    store.send(.set(\.b, 1))
    #expect(!screen.needsFrame)
    store.send(.set(\.readsB, true))
    screen.draw()
    #expect(screen.frame.lines[1] == "b 1")
    #expect(log.take() == ["child"])
    store.send(.set(\.b, 2))
    screen.draw()
    #expect(screen.frame.lines[1] == "b 2")
    #expect(log.take() == ["child"])
  }

  @Test func `a value that a body no longer reads doesn't evaluate it`() {
    store.send(.set(\.readsB, true))
    let screen = screen(ParentView(store: store, log: log))
    store.send(.set(\.readsB, false))
    screen.draw()
    _ = log.take()
    store.send(.set(\.b, 7))
    #expect(!screen.needsFrame)
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `a value that is set to what it was changes nothing`() {
    let screen = screen(ParentView(store: store, log: log))
    _ = log.take()
    store.send(.set(\.a, 0))
    #expect(!screen.needsFrame)
    #expect(screen.draw() == [])
    #expect(log.take() == [])
  }

  @Test func `changes of parent and child evaluate each once`() {
    store.send(.set(\.readsB, true))
    let screen = screen(ParentView(store: store, log: log))
    _ = log.take()
    store.send(.set(\.b, 1))
    store.send(.set(\.a, 1))
    store.send(.set(\.b, 2))
    screen.draw()
    #expect(log.take() == ["parent", "child"])
    #expect(screen.frame.text == "a 1\nb 2")
  }

  @Test(arguments: [1, 10, 1_000])
  func `any number of actions between two frames is one evaluation and one write`(count: Int) {
    let screen = screen(ParentView(store: store, log: log))
    let before = screen.bodyEvaluations
    for number in 1...count { store.send(.set(\.a, number)) }
    let bytes = screen.draw()
    #expect(screen.bodyEvaluations == before + 1)
    #expect(screen.frame.lines[0] == "a \(count)")
    let updates = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}[?2026h").count - 1
    #expect(updates == 1)
    #expect(screen.draw() == [])
  }

  @Test func `a row of a ForEach that didn't change shows no new bytes`() {
    let screen = screen(ForEachView(store: store, log: log))
    let all = screen.writeWholeFrame().count
    store.send(.set(\.names, ["x", "Y", "z"]))
    let bytes = screen.draw()
    #expect(screen.frame.text == "x\nY\nz")
    #expect(bytes.count < all)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Y"))
    #expect(!text.contains("x") && !text.contains("z"))
  }

  struct ForEachView: View {
    let store: ValuesStore
    let log: Log
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(store.names, id: \.self) { name in
          Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
        }
      }
    }
  }

  @Test(
    arguments: [
      (["x", "y", "z", "w"], ["+w"]), (["z", "y", "x"], []), (["y"], ["-x", "-z"]), ([], ["-x", "-y", "-z"]),
      (["y", "w"], ["-x", "-z", "+w"]), (["x", "x", "y", "z"], []),
    ] as [([String], [String])]
  )
  func `elements keep their views by their IDs`(names: [String], changes: [String]) {
    let screen = screen(ForEachView(store: store, log: log))
    #expect(log.take() == ["+x", "+y", "+z"])
    store.send(.set(\.names, names))
    screen.draw()
    let (new, old) = (log.entries.filter { $0.hasPrefix("+") }, log.entries.filter { $0.hasPrefix("-") })
    #expect(old.sorted() + new == changes)
    var shown: [String] = []
    for name in names where !shown.contains(name) { shown.append(name) }
    #expect(screen.frame.text == shown.joined(separator: "\n"))
  }

  // MARK: A view's own state

  struct CounterView: View {
    let title: String
    let key: KeyEquivalent
    let log: Log
    @State private var count = 0

    init(_ title: String, key: KeyEquivalent, log: Log) {
      (self.title, self.key, self.log) = (title, key, log)
    }

    var body: some View {
      let _ = log.add(title)
      Text("\(title) \(count)").onKeyPress(key) {
        count += 1
        return .handled
      }
    }
  }

  @Test func `a view's own state evaluates that view only`() {
    let screen = screen(
      VStack(alignment: .leading) {
        CounterView("one", key: "1", log: log)
        CounterView("two", key: "2", log: log)
      }
    )
    _ = log.take()
    for _ in 0..<3 { screen.press(KeyPress("2")) }
    screen.draw()
    #expect(log.take() == ["two", "two", "two"])
    #expect(screen.frame.text == "one 0\ntwo 3")
  }

  @Test func `a view's own state moves with its element`() {
    let screen = screen(
      WithViewStore(store, observe: \.names) { [log] names in
        ForEach(names.state, id: \.self) { CounterView($0, key: KeyEquivalent(Character($0)), log: log) }
      }
    )
    screen.press(KeyPress("y"))
    screen.press(KeyPress("y"))
    store.send(.set(\.names, ["y", "w", "x"]))
    screen.draw()
    #expect(screen.frame.text == "y 2\nw 0\nx 0")
    store.send(.set(\.names, ["w"]))
    screen.draw()
    store.send(.set(\.names, ["w", "y"]))
    screen.draw()
    #expect(screen.frame.text == "w 0\ny 0")
  }

  // MARK: Frames

  @Test func `a frame leaves nothing to draw`() {
    let screen = screen(List { ForEach(["a", "b"], id: \.self) { Text($0) } }.toolbar { Button("Key") {} })
    #expect(!screen.needsFrame)
    #expect(screen.draw() == [])
  }

  @Test func `a body that changes what it reads doesn't hang the screen`() {
    let screen = screen(RestlessView(store: store))
    #expect(screen.frame.text.hasPrefix("a "))
    #expect(screen.needsFrame)
  }

  struct RestlessView: View {
    let store: ValuesStore
    var body: some View {
      let a = store.a
      Text("a \(a)")
      SetterView(a: a, store: store)
    }
  }

  struct SetterView: View {
    let a: Int
    let store: ValuesStore
    var body: some View {
      let _ = store.send(.set(\.a, a + 1))
      Text("set")
    }
  }

  @Test func `a closed screen no longer evaluates anything`() {
    let graph = ViewGraph(ParentView(store: store, log: log))
    let buffer = FrameBuffer(size: Size(width: 20, height: 4), palette: graph.palette)
    graph.draw(in: buffer)
    _ = log.take()
    graph.close()
    store.send(.set(\.a, 1))
    graph.draw(in: buffer)
    #expect(log.take() == [])
    #expect(Frame(buffer).text == "")
  }
}
