import ComposableArchitecture
import Testing

/// Stores on custom actors, and on global ones.
@Suite struct StoreActorAPITests {
  typealias Feature = StoreActorTests.Feature

  @globalActor actor Background { static let shared = Background() }

  actor Host {
    /// Returns whether the caller runs on this actor.
    func runsHere() -> Bool { true }
  }

  @Test func `a store runs on the actor that it is given`() async {
    let store = StoreActor(initialState: Feature.State(), isolation: Background.shared) { Feature() }
    let count = await Self.increment(store)
    #expect(count == 1)
  }

  /// Increments on the global actor of the store, so without waiting.
  @Background private static func increment(_ store: StoreActorOf<Feature>) -> Int {
    store.assumeIsolated {
      $0.send(.increment)
      return $0.count
    }
  }

  @Test func `a store may run on the main actor`() async {
    let store = StoreActor(initialState: Feature.State(), isolation: MainActor.shared) { Feature() }
    let count = await MainActor.run {
      store.assumeIsolated {
        $0.send(.increment)
        return $0.count
      }
    }
    #expect(count == 1)
  }

  @Test func `many stores may share an actor`() async {
    let host = Host()
    let stores = (1...10).map { _ in
      StoreActor(initialState: Feature.State(), isolation: host) { Feature() }
    }
    await withTaskGroup(of: Void.self) { group in
      for store in stores { group.addTask { for _ in 1...10 { await store.send(.increment) } } }
    }
    for store in stores { #expect(await store.count == 10) }
  }

  @Test func `a store keeps the actor that it runs on`() async {
    weak var released: Host?
    var store: StoreActorOf<Feature>?
    do {
      let host = Host()
      released = host
      store = StoreActor(initialState: Feature.State(), isolation: host) { Feature() }
    }
    await store?.send(.increment)
    #expect(released != nil)
    store = nil
    #expect(released == nil)
  }

  @Test func `the state as a whole is read`() async {
    let store = StoreActor(initialState: Feature.State(count: 3)) { Feature() }
    #expect(await store.state == Feature.State(count: 3))
    #expect(await store.withState { $0.count } == 3)
  }

  @Test func `a task is cancelled and finishes`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    let task = await store.send(.never)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func `a childs store keeps the root alive`() async {
    var root: StoreActorOf<Feature>? = StoreActor(initialState: Feature.State()) { Feature() }
    let child = await root?.scope(\.child, action: \.child)
    root = nil
    await child?.send(.increment)
    #expect(await child?.count == 1)
  }

  @Test func `an action for a removed child is reported`() async throws {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    await store.send(.toggleSheet)
    let sheet = try #require(await store.scope(\.sheet, action: \.sheet))
    await store.send(.toggleSheet)
    let issues = await recordedIssues { await sheet.send(.increment) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains(#"An "ifLet" at"#) == true)
    #expect(await sheet.count == 0)
  }

  @Test func `an effect sees the actors own dependencies`() async {
    let store = StoreActor(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.load).finish()
    #expect(await store.count == 42)
  }

  @Test func `observers of a store on an actor are told`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    let told = LockIsolated(0)
    await store.observing { store in
      withObservationTracking {
        _ = store.count
      } onChange: {
        told.withValue { $0 += 1 }
      }
    }
    await store.send(.child(.increment))
    #expect(told.value == 0)
    await store.send(.increment)
    #expect(told.value == 1)
  }
}

extension StoreActor {
  func observing(_ body: @Sendable (isolated StoreActor) -> Void) { body(self) }
}
