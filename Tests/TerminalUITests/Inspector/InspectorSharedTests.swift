import ComposableArchitecture
import Testing

@testable import TerminalUI

/// Shared values while the inspector shows the past.
@MainActor
@Suite struct InspectorSharedTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Shared(.appStorage("count")) var count = 0
      @Shared var word: String
    }
    enum Action: Equatable {
      case countButtonTapped
      case wordButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
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
        Text("Word \(store.word).")
        Stepper("More", value: $count)
        ForEach(0..<1) { _ in Text("Row \(count)") }
      }
      .onKeyPress(keys: ["c", "w"]) {
        store.send($0.key == "c" ? .countButtonTapped : .wordButtonTapped)
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
}
