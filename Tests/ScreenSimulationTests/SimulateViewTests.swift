import ComposableArchitecture
import ScreenSimulation
import Simulation
import TerminalUI
import Testing

@MainActor
struct SimulateViewTests {
  private let options = SimulationOptions(budget: .runs(200), seed: 1, failsTest: false)

  @Test func `a defect is found through keys, and the story says which`() async throws {
    let report = await simulate(Doors.State(), options: options) {
      Doors()
    } view: { store in
      DoorsView(store: store)
    } always: { state in
      #expect(!state.isInCellar)
    }
    let failure = try #require(report.failure)
    // Whether the minute has passed before depends on what else the main actor does.
    #expect(failure.story.contains("user presses o"))
    #expect(failure.story.contains("user presses c"))
    #expect(failure.numberedStory.hasSuffix("the screen sends .cellarTapped"))
    #expect(failure.testSource.contains("await store.send(.openTapped)"))
    #expect(failure.testSource.contains("await store.send(.cellarTapped)"))
  }

  @Test func `what the screen doesn't offer never happens`() async {
    let actions: [Doors.Action] = [.openTapped, .cellarTapped]
    let direct = await simulate(Doors.State(isLocked: true), options: options) {
      Doors()
    } user: { _ in
      actions
    } always: { state in
      #expect(!state.isInCellar)
    }
    #expect(direct.failure != nil)
    let report = await simulate(Doors.State(isLocked: true), options: options) {
      Doors()
    } view: { store in
      DoorsView(store: store)
    } always: { state in
      #expect(!state.isInCellar)
    }
    #expect(report.failure == nil, "\(report.failure?.numberedStory ?? "")")
    #expect(report.coverage?.missingActions == ["openTapped", "cellarTapped"])
    #expect(report.steps > 200)
  }

  @Test func `text is typed and pasted into the focused field`() async throws {
    let report = await simulate(Doors.State(isLocked: true), options: options) {
      Doors()
    } view: { store in
      DoorsView(store: store)
    } always: { state in
      #expect(!state.name.contains("漢") || !state.name.contains("12"))
    }
    let failure = try #require(report.failure)
    #expect(failure.story.contains("user types 漢"))
    #expect(failure.story.contains("user pastes \"12\""))
  }

  @Test func `a view's task that continues on a closed screen isn't a leaked effect`() async {
    let report = await simulate(Doors.State(), options: options) {
      Doors()
    } view: { store in
      DoorsView(store: store)
    }
    #expect(report.failure == nil, "\(report.failure.map { "\($0)" } ?? "")")
    #expect(report.coverage?.actions["task"] ?? 0 >= 200)
  }
}

@Reducer
struct Doors {
  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var isLocked = false
    var isOpen = false
    var isInCellar = false
    var name = ""
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case task, openTapped, cellarTapped
    case binding(BindingAction<State>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return .run { _ in try await clock.sleep(for: .seconds(60)) }
      case .openTapped:
        state.isOpen = true
      case .cellarTapped:
        state.isInCellar = true
      case .binding:
        break
      }
      return .none
    }
  }
}

private struct DoorsView: View {
  @Bindable var store: StoreOf<Doors>

  var body: some View {
    VStack {
      TextField("Name", text: $store.name).disabled(!store.isLocked)
      Text(store.isOpen ? "open" : "closed")
    }
    .task { await store.send(.task).finish() }
    .toolbar {
      Button("Open") { store.send(.openTapped) }.keyboardShortcut("o").disabled(store.isLocked)
      if store.isOpen {
        Button("Cellar") { store.send(.cellarTapped) }.keyboardShortcut("c").disabled(store.isLocked)
      }
    }
  }
}
