import ComposableArchitecture
import Foundation
import Testing

/// `signpost` marks actions and effects in a trace.
@MainActor
@Suite struct SignpostTests {
  @Reducer struct Feature {
    struct State: Equatable {}
    enum Action {
      case load(page: Int)
      case loaded(Result<Int, any Error>)
      case wait, stop
    }
    enum ID { case wait }
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .load: .run(name: "load") { await $0(.loaded(.success(1))) }
        case .loaded: .none
        case .wait: .run(name: "wait") { _ in try await Task.never() }.cancellable(id: ID.wait)
        case .stop: .cancel(id: ID.wait)
        }
      }
    }
  }

  private func events(
    _ prefix: String = "",
    _ operation: (TestStoreOf<Feature>) async -> Void
  ) async -> [SignpostEvent] {
    let events = LockIsolated<[SignpostEvent]>([])
    let store = TestStore(initialState: Feature.State()) {
      Feature().signpost(prefix, log: SignpostLog { event in events.withValue { $0.append(event) } })
    }
    store.exhaustivity = .off
    await operation(store)
    await store.finish()
    return events.value
  }

  @Test func `a reduction begins and ends under the label of its action`() async {
    let events = await events { await $0.send(.load(page: 2)) }
    let reductions = events.filter { $0.effectID == nil }
    #expect(reductions.map(\.phase) == [.begin, .end, .begin, .end])
    #expect(reductions[0].name.hasSuffix("Feature.Action.load"))
    #expect(reductions[2].name.hasSuffix("Feature.Action.loaded(.success)"))
    #expect(events == events.sorted { $0.instant < $1.instant })
  }

  @Test func `the prefix stands before each name`() async {
    let events = await events("Root") { await $0.send(.stop) }
    #expect(events.allSatisfy { $0.name.hasPrefix("[Root] ") })
  }

  @Test func `an effect is marked from start to end under one ID`() async {
    let events = await events {
      await $0.send(.wait)
      await $0.send(.stop)
    }
    let effects = events.filter { $0.effectID != nil }
    #expect(effects.map(\.phase) == [.begin, .event, .end])
    #expect(effects.map(\.name) == ["wait", "wait cancelled", "wait"])
    #expect(Set(effects.map(\.effectID)).count == 1)
  }

  @Test func `a trace file is an array of trace events once it is closed`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let log = try SignpostLog.traceEvents(to: url)
    let store = Store(initialState: Feature.State()) { Feature().signpost("Root", log: log) }
    await store.send(.load(page: 1)).finish()
    struct Event: Decodable {
      let name: String
      let cat: String
      let ph: String
      let ts: Double
      let pid: Int32
    }
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasSuffix(",\n"))
    let events = try JSONDecoder().decode([Event].self, from: Data((text.dropLast(2) + "]").utf8))
    #expect(events.filter { $0.cat == "action" }.map(\.ph) == ["B", "E", "B", "E"])
    #expect(events.filter { $0.cat == "effect" }.map(\.ph) == ["b", "e"])
    #expect(events.allSatisfy { $0.pid == ProcessInfo.processInfo.processIdentifier && $0.ts >= 0 })
  }

  @Test func `a trace that cannot be written is an error`() {
    #expect(throws: (any Error).self) {
      try SignpostLog.traceEvents(to: URL(fileURLWithPath: "/nowhere/trace.json"))
    }
  }

  @Test func `without a log the reducer is left as it is`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      .signpost()
    }
    store.send(3)
    #expect(store.withState { $0 } == 3)
  }

  @Test func `a disabled log leaves the feature as it is`() async {
    let store = TestStore(initialState: Feature.State()) { Feature().signpost(log: .disabled) }
    await store.send(.load(page: 1))
    await store.receive(\.loaded.success, 1)
  }
}
