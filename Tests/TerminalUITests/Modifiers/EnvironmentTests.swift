import ComposableArchitecture
import TerminalUI
import Testing

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct LimitKey: EnvironmentKey {
  static var defaultValue: Int? { 5 }
}

extension EnvironmentValues {
  fileprivate var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("\(depth)") }
  }

  @Test func `an optional value has its default`() {
    var values = EnvironmentValues()
    #expect(values.limit == 5)
    values.limit = nil
    #expect(values.limit == nil)
  }

  @Test func `a view reads the nearest value around it`() {
    let view = HStack {
      Reader()
      HStack {
        Reader()
        Reader().environment(\.depth, 2)
        Reader()
      }
      .environment(\.depth, 1)
      Reader().environment(\.depth, 3).environment(\.depth, 4)
    }
    #expect(render(view, width: 20, height: 1).text == "0 1 2 1 3")
  }

  @Test func `rows of a list and of loops read it too`() {
    let view = VStack(alignment: .leading) {
      ForEach(0..<1) { _ in Reader() }
      List {
        ForEach(0..<1) { _ in Reader() }
        Reader().environment(\.depth, 6)
        AnyView(Reader())
      }
    }
    #expect(render(view.environment(\.depth, 5), width: 20, height: 6).text == "5\n5\n6\n5")
  }

  @Test func `a value that changes is seen by all that read it`() {
    let probe = ScreenProbe(width: 20, height: 4) {
      Stateful(1) { depth in
        VStack(alignment: .leading) {
          Reader()
          List { Reader() }
        }
        .environment(\.depth, depth.wrappedValue)
        .onKeyPress("x") {
          depth.wrappedValue += 1
          return .handled
        }
      }
    }
    #expect(probe.text == "1\n1")
    probe.press("x")
    #expect(probe.text == "2\n2")
  }

  @Test func `overlays and key bars have the environment of their view`() {
    let view = Text("ab").overlay(alignment: .trailing) { Reader() }.toolbar { Reader() }
    #expect(render(view.environment(\.depth, 7), width: 10, height: 2).text == "a7\n 7")
  }

  @Test func `the style of the views around it stays out of a sheet and a key bar`() {
    let view = Text("text").toolbar { Text("bar") }
      .sheet(isPresented: .constant(false)) { Text("sheet") }
    let frame = render(view.foregroundColor(.red), width: 20, height: 3)
    #expect(frame.style(of: "text")?.foreground == .red)
    #expect(frame.style(of: "bar")?.foreground == nil)
    let shown = Text("text").sheet(isPresented: .constant(true)) { Text("sheet") }.foregroundColor(.red)
    #expect(render(shown, width: 20, height: 6).style(of: "sheet")?.foreground == nil)
  }

  private struct Note: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.lineLimit) private var lineLimit
    let closes: Bool
    @State private var limits: [Int?] = []

    var body: some View {
      VStack(alignment: .leading) {
        Text("Limits \(limits.compactMap(\.self))")
        Button("Close") { dismiss() }
      }
      .onAppear { limits.append(lineLimit) }
      .onTapGesture { dismiss() }
      .task {
        await Task.yield()
        limits.append(lineLimit)
        if closes { await Task { dismiss() }.value }
      }
    }
  }

  private struct Notes: View {
    @State private var isShown = true
    let closes: Bool

    var body: some View {
      Text(isShown ? "shown" : "closed")
        .sheet(isPresented: $isShown) { Note(closes: closes).lineLimit(4) }
    }
  }

  private func driver(closes: Bool) async -> ViewDriver<Int, Never> {
    let app = ViewDriver(initialState: 0, width: 30, height: 8) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Notes(closes: closes)
    }
    await app.settle()
    return app
  }

  @Test func `actions and tasks read the environment`() async {
    let app = await driver(closes: false)
    #expect(app.text.contains("Limits [4, 4]"))
    await app.press(.return)
    #expect(app.text.contains("closed"))
  }

  @Test func `a task dismisses its view`() async {
    #expect(await driver(closes: true).text.contains("closed"))
  }
}
