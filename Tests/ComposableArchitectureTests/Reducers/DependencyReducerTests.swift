import ComposableArchitecture
import Foundation
import Testing

/// `dependency` and `transformDependency`.
@MainActor
@Suite struct DependencyReducerTests {
  @Reducer struct Feature {
    struct State: Equatable { var seen: [String] = [] }
    enum Action: Equatable { case read, later, answer(String) }
    @Dependency(\.locale) var locale
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .read:
          state.seen.append(locale.identifier)
          return .none
        case .later:
          return .run { await $0(.answer(locale.identifier)) }
        case .answer(let text):
          state.seen.append(text)
          return .none
        }
      }
    }
  }

  private func seen(_ reducer: some ReducerOf<Feature>) async -> [String] {
    let store = Store(initialState: Feature.State()) {
      reducer
    } withDependencies: {
      $0.locale = Locale(identifier: "en")
    }
    store.send(.read)
    await store.send(.later).finish()
    return store.withState(\.seen)
  }

  @Test func `without override that of the store is used`() async {
    #expect(await seen(Feature()) == ["en", "en"])
  }

  @Test func `an override holds for the reducer and its effects`() async {
    #expect(await seen(Feature().dependency(\.locale, Locale(identifier: "de"))) == ["de", "de"])
  }

  @Test func `the innermost override wins`() async {
    let reducer = Feature().dependency(\.locale, Locale(identifier: "de"))
      .dependency(\.locale, Locale(identifier: "fr"))
    #expect(await seen(reducer) == ["de", "de"])
  }

  @Test func `an override may be made of the value around`() async {
    let reducer = Feature().transformDependency(\.locale) {
      $0 = Locale(identifier: $0.identifier + "_GB")
    }
    #expect(await seen(reducer) == ["en_GB", "en_GB"])
  }

  @Test func `all dependencies can be changed at once`() async {
    let reducer = Feature().transformDependency(\.self) { $0.locale = Locale(identifier: "it") }
    #expect(await seen(reducer) == ["it", "it"])
  }

  @Test func `an override does not reach the reducers beside`() async {
    let reducer = CombineReducers {
      Feature().dependency(\.locale, Locale(identifier: "de"))
      Reduce<Feature.State, Feature.Action> { state, action in
        @Dependency(\.locale) var locale
        if action == .read { state.seen.append("beside \(locale.identifier)") }
        return .none
      }
    }
    #expect(await seen(reducer).prefix(2) == ["de", "beside en"])
  }

  @Test func `a dependency passed as its own key is overridden`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(Answer.self) var answer
        state = answer.value
        return .none
      }
      .dependency(Answer(value: 42))
    }
    store.send(())
    #expect(store.withState { $0 } == 42)
  }

  @Test func `a store without overrides doesn't see those around a send`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(Answer.self) var answer
        state = answer.value
        return .none
      }
    }
    store.dependencies = DependencyValues()
    await withDependencies {
      $0[Answer.self] = Answer(value: 42)
    } operation: {
      await store.send(()) { $0 = 2 }
    }
  }

  struct Answer: TestDependencyKey, DependencyKey {
    var value: Int
    static let liveValue = Answer(value: 1)
    static let testValue = Answer(value: 2)
  }

  @Test func `the initial state is made with the dependencies of the store`() {
    struct State {
      let identifier: String
      init() {
        @Dependency(\.locale) var locale
        identifier = locale.identifier
      }
    }
    let store = Store(initialState: State()) {
      EmptyReducer<State, Never>()
    } withDependencies: {
      $0.locale = Locale(identifier: "pt")
    }
    #expect(store.withState(\.identifier) == "pt")
  }

  /// Overrides around the creation of a store hold for the store.
  @Test func `a store keeps the dependencies in which it is made`() {
    let store = withDependencies {
      $0.locale = Locale(identifier: "nl")
    } operation: {
      Store(initialState: Feature.State()) { Feature() }
    }
    store.send(.read)
    #expect(store.withState(\.seen) == ["nl"])
  }
}
