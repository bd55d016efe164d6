import ComposableArchitecture
import Testing

/// The ways in which effects send from the main actor and from elsewhere. Each compiles as it would if `Send` were a
/// function of the main actor and nothing else: code there needs no `await`.
@Suite struct SendFormsTests {
  @Reducer struct Log {
    @ObservableState struct State: Equatable, Sendable { var log: [Int] = [] }
    enum Action: Equatable, Sendable { case start(Form), logged(Int) }
    enum Form: CaseIterable, Sendable {
      case oneExpression, afterAnother, inALoop, mainActorTask, mainActorEffect, loadInMainActorEffect
      case childSend, argumentThatWaits, callback, helper, taskGroup, result, nestedTask
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start(.oneExpression):
          return .run { send in await MainActor.run { send(.logged(1)) } }
        case .start(.afterAnother):
          return .run { send in
            let number = await load(1)
            await MainActor.run { send(.logged(number)) }
          }
        case .start(.inALoop):
          return .run { send in
            for number in 1...3 { await MainActor.run { send(.logged(number)) } }
          }
        case .start(.mainActorTask):
          return .run { send in
            let number = await load(1)
            await Task { @MainActor in send(.logged(number)) }.value
          }
        case .start(.mainActorEffect):
          return .run { @MainActor send in
            send(.logged(1))
            await Task.yield()
            send(.logged(2))
          }
        case .start(.loadInMainActorEffect):
          return .run { @MainActor send in
            let number = await load(1)
            send(.logged(number))
          }
        case .start(.argumentThatWaits):
          return .run { @MainActor send in send(.logged(await load(1))) }
        case .start(.childSend):
          return .run { send in await sendOne(Send { send(.logged($0)) }) }
        case .start(.callback):
          return .run { send in
            let center = Center()
            await center.onEvent { @MainActor in send(.logged($0)) }
            await center.post(1)
          }
        case .start(.helper):
          return .run { send in await sendTwo(send) }
        case .start(.taskGroup):
          return .run { send in
            await withTaskGroup(of: Void.self) { group in
              group.addTask { @MainActor in send(.logged(1)) }
              await group.waitForAll()
              group.addTask { await send(.logged(2)) }
            }
          }
        case .start(.result):
          return .run { send in
            let number = await MainActor.run { () -> Int in
              send(.logged(1))
              return 2
            }
            await send(.logged(number))
          }
        case .start(.nestedTask):
          return .run { send in
            await Task {
              await load(())
              await MainActor.run { send(.logged(1)) }
            }.value
          }
        case .logged(let number):
          state.log.append(number)
          return .none
        }
      }
    }
  }

  private actor Center {
    private var handler: (@MainActor @Sendable (Int) -> Void)?

    func onEvent(_ handler: @escaping @MainActor @Sendable (Int) -> Void) { self.handler = handler }

    func post(_ event: Int) async { await handler?(event) }
  }
}

private func load<T: Sendable>(_ value: T) async -> T {
  await Task.yield()
  return value
}

@MainActor private func sendTwo(_ send: Send<SendFormsTests.Log.Action>) async {
  send(.logged(1))
  await load(())
  send(.logged(2))
}

private func sendOne(_ send: Send<Int>) async { await send(1) }

extension SendFormsTests.Log.Form {
  fileprivate var numbers: [Int] {
    switch self {
    case .oneExpression, .afterAnother, .mainActorTask, .nestedTask: [1]
    case .childSend, .loadInMainActorEffect, .argumentThatWaits, .callback: [1]
    case .mainActorEffect, .helper, .taskGroup, .result: [1, 2]
    case .inALoop: [1, 2, 3]
    }
  }
}

extension SendFormsTests {
  @Test(arguments: Log.Form.allCases)
  @MainActor func `every form sends to a store`(form: Log.Form) async {
    let store = Store(initialState: Log.State()) { Log() }
    await store.send(.start(form)).finish()
    #expect(store.log == form.numbers)
  }

  @Test(arguments: Log.Form.allCases)
  func `every form sends to a store off the main actor`(form: Log.Form) async {
    let store = StoreActor(initialState: Log.State()) { Log() }
    await store.send(.start(form)).finish()
    #expect(await store.log == form.numbers)
  }

  @Test(arguments: Log.Form.allCases)
  @MainActor func `every form sends to a test store`(form: Log.Form) async {
    let store = TestStore(initialState: Log.State()) { Log() }
    await store.send(.start(form))
    for number in form.numbers {
      await store.receive(.logged(number)) { $0.log.append(number) }
    }
    await store.finish()
  }

  @Test(arguments: Log.Form.allCases)
  func `every form sends to a test store off the main actor`(form: Log.Form) async {
    let store = TestStoreActor(initialState: Log.State()) { Log() }
    await store.send(.start(form))
    for number in form.numbers {
      await store.receive(.logged(number)) { $0.log.append(number) }
    }
    await store.finish()
  }

  @Test @MainActor func `what was sent is reduced when send returns`() async {
    let stores = LockIsolated<[StoreOf<Log>]>([])
    let store = Store(initialState: Log.State()) {
      Reduce<Log.State, Log.Action> { state, action in
        guard case .logged(let number) = action else {
          return .run { send in
            await send(.logged(1))
            await MainActor.run { #expect(stores.value.first?.log == [1]) }
          }
        }
        state.log.append(number)
        return .none
      }
    }
    stores.setValue([store])
    await store.send(.start(.helper)).finish()
    #expect(store.log == [1])
    stores.setValue([])
  }
}
