import ComposableArchitecture
import Testing

/// The messages of failing tests: enough to see the problem, and no more.
@MainActor
@Suite struct FailureMessageTests {
  @Reducer struct Large {
    struct Row: Equatable, Identifiable, Sendable {
      let id: Int
      var name = "A row with a name that takes some room"
    }
    @ObservableState struct State: Equatable, Sendable {
      var rows = IdentifiedArray(uniqueElements: (0..<1_000).map { Row(id: $0) })
      var title = "title"
    }
    enum Action: Equatable, Sendable {
      case rename(Int)
      case load
      case wait(String)
      case loaded([Int])
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rename(let id):
          state.rows[id: id]?.name = "renamed"
          return .none
        case .load:
          return .send(.loaded(Array(0..<1_000)))
        case .wait(let name):
          return .run(name: name) { _ in try await clock.sleep(for: .seconds(1)) }
        case .loaded:
          return .none
        }
      }
    }
  }

  private func failures(_ body: (TestStoreOf<Large>) async -> Void) async -> [String] {
    await recordedIssues {
      let store = TestStore(initialState: Large.State()) {
        Large()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await body(store)
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
  }

  private func failure(_ body: (TestStoreOf<Large>) async -> Void) async -> String {
    let messages = await failures(body)
    #expect(messages.count == 1, "\(messages.map { $0.prefix(200) })")
    return messages.first ?? ""
  }

  @Test func `the difference of a large state shows what differs only`() async {
    let message = await failure { await $0.send(.rename(500)) { $0.rows[id: 500]?.name = "other" } }
    #expect(message.contains("other"))
    #expect(message.contains("renamed"))
    #expect(message.split(separator: "\n").count < 30, "\(message)")
  }

  @Test func `an unexpected change of a large state shows the change only`() async {
    let message = await failure { await $0.send(.rename(7)) }
    #expect(message.contains("State was not expected to change"))
    #expect(message.contains("renamed"))
    #expect(message.split(separator: "\n").count < 30, "\(message)")
  }

  @Test func `an expected case is named as it is written`() async {
    let message = await failure { await $0.receive(\.loaded) }
    #expect(message.contains("\"\\.loaded\""), "\(message)")
  }

  @Test(
    arguments: [
      (\BigStatePresenter.Action.Cases.sheet.presented.increment, "\\.sheet.presented.increment"),
      (\.sheet.increment, "\\.sheet.increment"),
      (\.sheet.dismiss, "\\.sheet.dismiss"),
      (\.rows[id: 1].increment, "\\.rows[id:].increment"),
    ] as [(_SendableCaseKeyPath<BigStatePresenter.Action, Void>, String)]
  )
  func `a case deep down is named as it is written`(
    _ path: _SendableCaseKeyPath<BigStatePresenter.Action, Void>,
    _ name: String
  ) async {
    let messages = await recordedIssues {
      let store = TestStore(initialState: BigStatePresenter.State()) { BigStatePresenter() }
      await store.receive(path)
    }
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("\"\(name)\"") }, "\(messages)")
  }

  @Test func `a wrong action is shown as a difference`() async {
    let message = await failure {
      await $0.send(.load)
      await $0.receive(.loaded(Array(0..<999)))
    }
    #expect(message.contains("Received unexpected action"))
    #expect(message.contains("(Expected: −, Received: +)"))
    #expect(message.split(separator: "\n").count < 30, "\(message)")
  }

  @Test func `a wrong case names what was expected and what came`() async {
    let message = await failure {
      await $0.send(.load)
      await $0.receive(\.rename)
    }
    #expect(message.contains("loaded"))
    #expect(message.contains("rename"))
  }

  @Test func `a wrong payload of the right case is shown`() async {
    let message = await failure {
      await $0.send(.load)
      await $0.receive(\.loaded, [1])
    }
    #expect(message.contains("Received unexpected action"))
  }

  @Test func `a predicate that fails shows the action`() async {
    let message = await failure {
      await $0.send(.load)
      await $0.receive({ $0 == .rename(1) })
    }
    #expect(message.contains("an action that matches the predicate"))
    #expect(message.contains("loaded"))
  }

  @Test func `an error thrown by an assertion is a failure`() async {
    struct Failure: Error {}
    let message = await failure { await $0.send(.load) { _ in throw Failure() } }
    #expect(message.contains("Threw error: Failure()"))
  }

  @Test func `every suspended effect is named with its place`() async {
    let message = await failure {
      await $0.send(.wait("first"))
      await $0.send(.wait("second"))
      await $0.receive(\.loaded)
    }
    for words in ["received none", "\"first\"", "\"second\"", "FailureMessageTests.swift:"] {
      #expect(message.contains(words), "\(message)")
    }
  }

  @Test func `finish names the effects that still run`() async {
    let message = await failure {
      await $0.send(.wait("first"))
      await $0.finish()
    }
    for words in ["Expected effects to finish", "in-flight. …", "\"first\"", "FailureMessageTests.swift:"] {
      #expect(message.contains(words), "\(message)")
    }
  }

  @Test func `a send before several receives counts them`() async {
    let messages = await recordedIssues {
      let store = TestStore(initialState: TestStoreTests.Feature.State()) { TestStoreTests.Feature() }
      await store.send(.more)
      await store.send(.increment) { $0.count = 3 }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Must handle 2 received actions before sending an action") == true)
  }

  @Test func `a failure names the line of the test`() async {
    let line = LockIsolated(0)
    let lines = LockIsolated<[Int]>([])
    await withKnownIssue {
      let store = TestStore(initialState: Large.State()) { Large() }
      line.setValue(#line + 1)
      await store.send(.rename(1))
    } matching: { issue in
      lines.withValue { $0.append(issue.sourceLocation?.line ?? 0) }
      return true
    }
    #expect(lines.value == [line.value])
  }
}
