import ComposableArchitecture
import Testing

@testable import TerminalUI
@testable import TerminalViews

/// Shared values while the inspector shows the past.
@MainActor
@Suite struct InspectorSharedTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Shared(.appStorage("count")) var count = 0
      @Shared var word: String
      var isLoading = false
    }
    enum Action: Equatable {
      case loadButtonTapped
      case loaded
      case countButtonTapped
      case wordButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .loadButtonTapped:
          state.isLoading = true
          return .run { await $0(.loaded) }
        case .loaded: state.isLoading = false
        case .countButtonTapped: state.$count.withLock { $0 += 1 }
        case .wordButtonTapped: state.$word.withLock { $0 += "a" }
        }
        return .none
      }
    }
  }

  private struct FeatureView: View {
    let store: StoreOf<Feature>
    @AppStorage("count") private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(store.count), \(count)")
        Text("Word \(store.word).\(store.isLoading ? " …" : "")")
        Stepper("More", value: $count)
        ForEach(0..<1) { _ in Text("Row \(count)") }
      }
      .onKeyPress(keys: ["c", "w", "l"]) {
        store.send($0.key == "c" ? .countButtonTapped : $0.key == "w" ? .wordButtonTapped : .loadButtonTapped)
        return .handled
      }
    }
  }

  let inspector = Inspector<Feature.State, Feature.Action>()

  private func driver() async -> ViewDriver<Feature.State, Feature.Action> {
    let inspector = inspector
    let app = ViewDriver(initialState: Feature.State(word: Shared(value: "")), width: 100, height: 24) {
      inspector.inspecting(Feature())
    } view: { store in
      InspectedView(inspector, store: store) { FeatureView(store: $0) }
    }
    await app.settle()
    return app
  }

  @Test func `values with and without keys are those of the past, in views too`() async {
    let app = await driver()
    for key in ["c", "w", "c", "w"] as [KeyEquivalent] { await app.press(key) }
    await app.press(.function(12))
    for (count, word) in [(2, "a"), (1, "a"), (1, "")] {
      await app.press("<")
      #expect(app.frame.lines[0].hasPrefix("Count \(count), \(count) "))
      #expect(app.frame.lines[1].hasPrefix("Word \(word). "))
      #expect(app.frame.lines[3].hasPrefix("Row \(count) "))
    }
    await app.press(".")
    #expect(app.frame.lines[0].hasPrefix("Count 2, 2 "))
    #expect(app.frame.lines[1].hasPrefix("Word aa. "))
    #expect(app.frame.lines[3].hasPrefix("Row 2 "))
  }

  @Test func `a change that comes meanwhile is shown in the present only`() async {
    let app = await driver()
    await app.press("c")
    await app.press(.function(12))
    await app.press("<")
    app.store.$count.withLock { $0 = 7 }
    await app.settle()
    #expect(app.frame.lines[0].hasPrefix("Count 1, 1 "))
    await app.press(".")
    #expect(app.frame.lines[0].hasPrefix("Count 7, 7 "))
  }

  @Test func `a control of the past changes no setting`() async {
    let app = await driver()
    await app.press("c")
    await app.press(.function(12))
    await app.press("<")
    for x in 0..<20 { await app.click(x: x, y: 2) }
    for key in [.rightArrow, "+", .return, .space] as [KeyEquivalent] { await app.press(key) }
    #expect(app.store.count == 1)
  }

  @Test func `a branch begins with the values of the past`() async {
    let app = await driver()
    for key in ["c", "w", "c", "w"] as [KeyEquivalent] { await app.press(key) }
    await app.press(.function(12))
    for _ in 0..<2 { await app.press("<") }
    await app.press("b")
    #expect(app.text.contains("2 later actions are removed."))
    #expect(app.store.count == 1 && app.store.word == "a")
    #expect(app.frame.lines[0].hasPrefix("Count 1, 1 "))
    #expect(app.frame.lines[1].hasPrefix("Word a. "))
    @Shared(.appStorage("count")) var stored = 0
    #expect(stored == 1)
  }

  @Test func `an answer that came later comes to the branch too`() async {
    let app = await driver()
    for key in ["l", "c"] as [KeyEquivalent] { await app.press(key) }
    #expect(inspector.entries.map(\.reduction.action) == [.loadButtonTapped, .loaded, .countButtonTapped])
    await app.press(.function(12))
    for _ in 0..<2 { await app.press("<") }
    #expect(app.frame.lines[1].hasPrefix("Word . … "))
    await app.press("b")
    #expect(inspector.entries.map(\.reduction.action) == [.loadButtonTapped, .loaded])
    #expect(!app.store.isLoading && app.store.count == 0)
    #expect(app.text.contains("1 answer is received again."))
  }
}
