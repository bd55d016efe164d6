import ComposableArchitecture
import Foundation
import Platform
import Testing

/// A long walk of random actions that change, replace, copy and exchange states. After each, every observer shows the
/// current value or has been notified, and every held store shows the state of its child.
@MainActor
@Suite struct ObservationWalkTests {
  @Reducer struct Part {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var number = 0
      var other = 0
    }
    enum Action { case set(Int), reset(Int), rebuild }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .set(let number): state.number = number
        case .reset(let number): state = State(id: state.id, number: number)
        case .rebuild:
          let old = state
          state = State(id: old.id, number: old.number, other: old.other)
          state.number += 1
          state.number = old.number
        }
        return .none
      }
    }
  }

  @Reducer struct Whole {
    @ObservableState struct State: Equatable {
      var number = 0
      var first = Part.State()
      var second = Part.State(id: 1)
      var optional: Part.State? = Part.State()
      @Presents var sheet: Part.State? = Part.State()
      var rows: IdentifiedArrayOf<Part.State> = [Part.State(), Part.State(id: 1)]
      var array = [Part.State()]
      var path: StackState<Part.State> = [Part.State()]
    }
    enum Action {
      case first(Part.Action)
      case second(Part.Action)
      case optional(Part.Action)
      case sheet(PresentationAction<Part.Action>)
      case rows(IdentifiedActionOf<Part>)
      case path(StackActionOf<Part>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.first, action: \.first) { Part() }
      Scope(state: \.second, action: \.second) { Part() }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Part() }
      .ifLet(\.$sheet, action: \.sheet) { Part() }
      .forEach(\.rows, action: \.rows) { Part() }
      .forEach(\.path, action: \.path) { Part() }
    }
  }

  /// A reader of a value that reads again once it has been notified.
  private final class Reader {
    let name: String
    private let read: () -> String
    private let isNotified = LockIsolated(true)
    private var shown = ""

    init(_ name: String, _ read: @escaping () -> String) {
      (self.name, self.read) = (name, read)
    }

    /// Returns whether the reader shows the current value, after reading again if it was notified.
    func isUpToDate() -> Bool {
      guard isNotified.value else { return shown == read() }
      isNotified.setValue(false)
      let isNotified = isNotified
      shown = withObservationTracking {
        read()
      } onChange: {
        isNotified.setValue(true)
      }
      return true
    }
  }

  @Test(arguments: (1...UInt64(ProcessInfo.processInfo.environment["WALKS"] ?? "3")!))
  func `no observer misses a change`(seed: UInt64) throws {
    let store = Store(initialState: Whole.State()) { Whole() }
    let first = store.scope(state: \.first, action: \.first)
    let second = store.scope(state: \.second, action: \.second)
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let element = store.scope(state: \.path, action: \.path)[0]
    let children = [first, second, optional, sheet, rows[0], rows[1], element]
    let readers =
      [
        Reader("root") { "\(store.number)" },
        Reader("root.first") { "\(store.first.number) \(store.first.other)" },
        Reader("root.optional") { "\(store.optional?.number ?? -1)" },
        Reader("root.sheet") { "\(store.sheet?.number ?? -1)" },
        Reader("root.row") { "\(store.rows[id: 0]?.number ?? -1)" },
        Reader("root.rows") { "\(store.rows.map(\.number))" },
        Reader("root.array") { "\(store.array[0].number)" },
        Reader("root.path") { "\(store.path.map(\.number))" },
      ] + children.enumerated().map { index, child in Reader("child \(index)") { "\(child.number)" } }
    var random = SplitMix64(seed: seed)
    var kept: [Whole.State] = []
    for step in 0..<1000 {
      let number = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: kept.append(store.withState { $0 })
      case 1:
        guard let whole = kept.randomElement(using: &random) else { continue }
        let putBack = Self.putBack(whole).randomElement(using: &random)
        store.send(.change(try #require(putBack)))
      case 2: store.send(.change(try #require(Self.changes(number).randomElement(using: &random))))
      default:
        let action: Part.Action = [.set(number), .reset(number), .rebuild][
          Int.random(in: 0..<3, using: &random)
        ]
        children.randomElement(using: &random)?.send(action)
      }
      for reader in readers { #expect(reader.isUpToDate(), "step \(step): \(reader.name)") }
      let state = store.withState { $0 }
      #expect(
        children.map { $0.withState(\.number) }
          == [
            state.first, state.second, state.optional, state.sheet, state.rows[id: 0], state.rows[id: 1],
            state.path[0],
          ]
          .map { $0?.number }
      )
    }
  }

  private typealias Change = @Sendable (inout Whole.State) -> Void

  private static func putBack(_ whole: Whole.State) -> [Change] {
    [
      { $0 = whole },
      { $0.first = whole.first },
      { $0.optional = whole.optional },
      { $0.sheet = whole.sheet },
      { $0.rows = whole.rows },
      { $0.rows[id: 0] = whole.rows[id: 0] },
      { $0.array = whole.array },
      { $0.path = whole.path },
      { ($0.first.number, $0.second.number) = (whole.first.number, whole.second.number) },
    ] + putBackInPlace(whole)
  }

  private static func putBackInPlace(_ whole: Whole.State) -> [Change] {
    [
      { assign(&$0.first, whole.first) },
      { assign(&$0.optional, whole.optional) },
      { if let sheet = whole.sheet { $0.sheet? = sheet } },
      { assign(&$0.sheet, whole.sheet) },
      { $0.rows[id: 0]? = whole.rows[id: 0]! },
      { assign(&$0.rows[id: 0], whole.rows[id: 0]) },
      { assign(&$0.rows[1], whole.rows[1]) },
      { assign(&$0.rows, whole.rows) },
      { $0.array[0] = whole.array[0] },
      { assign(&$0.array, whole.array) },
      { $0.path[0] = whole.path[0] },
      { $0.path[id: $0.path.ids[0]] = whole.path[0] },
      { assign(&$0.path[id: $0.path.ids[0]]!, whole.path[0]) },
      { assign(&$0.path, whole.path) },
      { state in
        var draft = whole.first
        draft.other += 1
        assign(&state.first, draft)
        state.first.number += 1
      },
      { state in
        state.rows[id: 0]?.number += 1
        let row = state.rows[id: 0]!
        state.rows[id: 0]?.number += 1
        state.rows[id: 0]! = row
      },
    ]
  }

  private nonisolated static func assign<Value>(_ value: inout Value, _ kept: Value) { value = kept }

  private static func changes(_ number: Int) -> [Change] {
    [
      { $0.number = number },
      { $0.first.number = number },
      { $0.optional?.number += 1 },
      { $0.sheet?.number = number },
      { $0.rows[id: 0]?.number = number },
      { $0.rows[id: 0] = Part.State(number: number) },
      { state in
        state.rows = IdentifiedArray(uniqueElements: state.rows.map { Part.State(id: $0.id, number: number) })
      },
      { $0.array[0].number = number },
      { state in if let id = state.path.ids.first { state.path[id: id]?.number = number } },
      { state in
        let (path, sheet) = (state.path, state.sheet)
        state = Whole.State(number: state.number, sheet: sheet)
        state.path = path
      },
    ]
  }
}
