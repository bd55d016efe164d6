import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 8: misuse is said, once, where it happened") struct MisuseTests {
  typealias Parent = EffectLifetimeTests.Parent
  typealias Child = EffectLifetimeTests.Child

  private func issue(of action: Parent.Action) async -> [String] {
    await recordedIssues {
      let store = Store(initialState: Parent.State()) { Parent() }
      store.send(action)
    }
  }

  @Test func `an action for a child that is nil is reported once`() async {
    let messages = await issue(of: .optional(.tick))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received a child action when child state was \"nil\"") == true)
    #expect(messages.first?.contains("EffectLifetimeFeature.swift") == true)
  }

  @Test func `an action for a sheet that is not there is reported once`() async {
    let messages = await issue(of: .sheet(.presented(.tick)))
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("received a presentation action when destination state was absent") == true
    )
  }

  @Test func `dismissing what is not presented is reported once`() async {
    let messages = await issue(of: .sheet(.dismiss))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received a dismissal action") == true)
  }

  @Test func `an action for a row that is not there is reported once`() async {
    let messages = await issue(of: .rows(.element(id: 42, action: .tick)))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received an action for a missing element") == true)
    #expect(messages.first?.contains("42") == true)
  }

  @Test func `an action for another case is reported once`() async {
    let messages = await issue(of: .choice(.second(.tick)))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("when child state was set to a different case") == true)
  }

  @Test func `a send from a finished effect is reported and reduced`() async {
    let send = LockIsolated<Send<Int>?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action == 0 ? .run { send.setValue($0) } : .none
      }
    }
    await store.send(0).finish()
    let messages = await recordedIssues { send.value?(1) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("An action was sent from a completed effect") == true)
    #expect(messages.first?.contains("Action: 1\n") == true)
    #expect(store.withState { $0 } == 1)
  }

  @Test func `a send from a finished effect of a removed child is reported and dropped`() async {
    let send = LockIsolated<Send<Bool>?>(nil)
    let store = Store(initialState: Optional("child")) {
      Reduce<String?, Bool?> { state, action in
        if action == nil { state = nil }
        return .none
      }
      .ifLet(\.self, action: \.some) {
        Reduce<String, Bool> { _, isFirst in
          guard isFirst else { fatalError("An action of a removed child was reduced.") }
          return .run { send.setValue($0) }
        }
      }
    }
    await store.send(true).finish()
    store.send(nil)
    let messages = await recordedIssues { send.value?(false) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("An action was sent from a completed effect") == true)
  }

  @Test func `dismissing a feature that nothing presents is reported`() async {
    let messages = await recordedIssues {
      let store = Store(initialState: Child.State()) { Child() }
      await store.send(.closeButtonTapped).finish()
      _ = store
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("couldn't be dismissed") == true)
  }

  @Test func `a dependency that a test did not override fails it by name`() async {
    let messages = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, _ in
          @Dependency(\.uuid) var uuid
          _ = uuid()
          return .none
        }
      }
      await store.send(0)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("uuid") == true)
  }
}
