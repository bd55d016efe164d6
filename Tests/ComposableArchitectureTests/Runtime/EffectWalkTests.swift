import Platform
import Testing

@testable import ComposableArchitecture

/// Random changes of rows and of a stack, in whose children effects run. After each, exactly the effects run whose
/// children have existed all the time.
@MainActor
@Suite struct EffectWalkTests {
  typealias Row = RowLifetimeTests.Row
  typealias Child = EffectLifetimeTests.Child

  @Reducer struct Host {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
      var path = StackState<Row.State>()
      var title = ""
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case path(StackActionOf<Row>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .forEach(\.path, action: \.path) { Row() }
    }
  }

  private enum Container: Hashable {
    case row(Int)
    case path(StackElementID)

    func row(in state: Host.State) -> Row.State? {
      switch self {
      case .row(let id): state.rows[id: id]
      case .path(let id): state.path[id: id]
      }
    }

    func action(_ action: Row.Action) -> Host.Action {
      switch self {
      case .row(let id): .rows(.element(id: id, action: action))
      case .path(let id): .path(.element(id: id, action: action))
      }
    }

    func change(_ change: @escaping @Sendable (inout Row.State) -> Void) -> Host.Action {
      .change { state in
        switch self {
        case .row(let id): if state.rows[id: id] != nil { change(&state.rows[id: id]!) }
        case .path(let id):
          // By its position, which is another way than by its identifier.
          if let position = state.path.ids.firstIndex(of: id) { change(&state.path[position]) }
        }
      }
    }
  }

  private enum Part: Hashable, CaseIterable {
    case sheet, optional, firstChild

    func exists(in row: Row.State) -> Bool {
      switch self {
      case .sheet: row.sheet != nil
      case .optional: row.optional != nil
      case .firstChild: row.children[id: 1] != nil
      }
    }

    var start: Row.Action {
      switch self {
      case .sheet: .sheet(.presented(.start))
      case .optional: .optional(.start)
      case .firstChild: .children(.element(id: 1, action: .start))
      }
    }

    func toggle(_ row: inout Row.State) {
      switch self {
      case .sheet: row.sheet = row.sheet == nil ? Child.State() : nil
      case .optional: row.optional = row.optional == nil ? Child.State() : nil
      case .firstChild: if row.children.remove(id: 1) == nil { row.children.append(Child.State(id: 1)) }
      }
    }
  }

  private struct Place: Hashable {
    let container: Container
    let part: Part

    func exists(in state: Host.State) -> Bool { container.row(in: state).map(part.exists) ?? false }
  }

  /// A walk, with the effects that are to run.
  @MainActor private struct Walk {
    let engine = SteppedEngine(
      Host.State(rows: IdentifiedArray(uniqueElements: (0..<40).map { Row.State(id: $0) })),
      reducer: Host(),
      actions: [.change { state in for id in 0..<3 { state.path.append(Row.State(id: id)) } }]
    )
    var random: SplitMix64
    private var started: [Place: Int] = [:]
    private var kept = Host.State()
    private var nextID = 100

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// The number of effects that are to run.
    var expected: Int { started.values.reduce(0, +) }

    mutating func step() {
      let all = engine.state.rows.ids.map(Container.row) + engine.state.path.ids.map(Container.path)
      guard let container = all.randomElement(using: &random),
        let part = Part.allCases.randomElement(using: &random)
      else { return }
      if Int.random(in: 0..<3, using: &random) == 0 {
        start(Place(container: container, part: part))
      } else {
        change(container, part)
      }
      started = started.filter { $0.key.exists(in: engine.state) }
    }

    private mutating func start(_ place: Place) {
      guard place.exists(in: engine.state) else { return }
      engine.send(place.container.action(place.part.start))
      started[place, default: 0] += 1
    }

    private mutating func change(_ container: Container, _ part: Part) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: engine.send(container.change { part.toggle(&$0) })
      case 1: engine.send(container.action(.change { part.toggle(&$0) }))
      case 2: if case .row(let id) = container { engine.send(.change { $0.rows.remove(id: id) }) }
      case 3:
        nextID += 1
        engine.send(
          .change { [id = nextID] in
            $0.rows.append(Row.State(id: id))
            if $0.path.count < 4 { $0.path.append(Row.State(id: id)) }
          }
        )
      case 4: engine.send(.change { if $0.path.count > 1 { $0.path.removeFirst() } })
      case 5: kept = engine.state
      case 6:
        engine.send(
          .change { [kept] in
            $0.rows = kept.rows
            $0.path = kept.path
          }
        )
      default:
        guard Int.random(in: 0..<4, using: &random) == 0 else {
          return engine.send(.change { $0.title += "A" })
        }
        engine.send(.change { state in for index in state.rows.indices { part.toggle(&state.rows[index]) } })
      }
    }
  }

  @Test(arguments: 0..<20)
  func `effects end with their children and not before`(seed: UInt64) {
    var walk = Walk(seed: seed)
    for step in 0..<300 {
      walk.step()
      #expect(walk.engine.running == walk.expected, "step \(step)")
      guard walk.engine.running == walk.expected else { return }
    }
  }
}
