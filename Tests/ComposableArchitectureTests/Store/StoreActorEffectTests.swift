import ComposableArchitecture
import Testing

/// The actions that effects send to a store off the main actor, by way of the main actor.
@Suite struct StoreActorEffectTests {
  @Reducer struct Log {
    @ObservableState struct State: Equatable, Sendable { var log: [String] = [] }
    enum Action: Sendable {
      case oneAfterTheOther, mainActorFirst, cancelsItself
      case logged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .oneAfterTheOther:
          return .concatenate(
            .run { send in await send(.logged("first")) },
            .run { send in await send(.logged("second")) },
            .run { send in await send(.logged("third")) }
          )
        case .mainActorFirst:
          return .run { send in
            await MainActor.run {
              send(.logged("first"))
              send(.logged("second"))
            }
            await send(.logged("third"))
          }
        case .cancelsItself:
          return .run { send in
            await send(.logged("first"))
            Task.cancel(id: "id")
            await send(.logged("second"))
          }
          .cancellable(id: "id")
        case .logged(let entry):
          state.log.append(entry)
          return .none
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `an effect has ended when what it sent is reduced`(number: Int) async {
    let store = StoreActor(initialState: Log.State()) { Log() }
    await store.send(.oneAfterTheOther).finish()
    #expect(await store.log == ["first", "second", "third"])
  }

  @Test(arguments: 0..<20)
  func `what was sent first is reduced first`(number: Int) async {
    let store = StoreActor(initialState: Log.State()) { Log() }
    await store.send(.mainActorFirst).finish()
    #expect(await store.log == ["first", "second", "third"])
  }

  @Test(arguments: 0..<20)
  func `what was sent before an effect cancels itself is reduced`(number: Int) async {
    let store = StoreActor(initialState: Log.State()) { Log() }
    await store.send(.cancelsItself).finish()
    #expect(await store.log == ["first"])
    let testStore = TestStoreActor(initialState: Log.State()) { Log() }
    await testStore.send(.cancelsItself)
    await testStore.receive(\.logged) { $0.log = ["first"] }
    await testStore.finish()
  }
}
