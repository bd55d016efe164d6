import Observation
import Testing

@testable import ComposableArchitecture

/// In separate processes, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: big state is fine") struct BigStateTests {
  @Test func `the stack is small`() async {
    #expect(await SmallStack().stackSize == 512 * 1024)
  }

  @Test func `a hundred kilobytes of state`() async {
    #expect(MemoryLayout<BigStateFeature.State>.size > 100_000)
    await #expect(processExitsWith: .success) {
      let stack = SmallStack()
      await sendToAFeature(on: stack)
      await sendToAScopedChild(on: stack)
      await sendToASheet(on: stack)
      await sendToARow(on: stack)
      await sendToAStackElement(on: stack)
    }
  }

  @Test func `stores of a hundred kilobytes that may go away`() async {
    await #expect(processExitsWith: .success) {
      let stack = SmallStack()
      await scopeToASheet(on: stack)
    }
  }

  /// The stores of the main actor, as on one of its threads with a small stack.
  @Test func `stores of the main actor`() async {
    await #expect(processExitsWith: .success) {
      // Made here, because making a big state takes several times its size on the stack.
      let state = BigStatePresenter.State(
        rows: [BigStateFeature.State(id: 1)],
        path: StackState([BigStateFeature.State()])
      )
      let body: @MainActor @Sendable () -> Void = {
        scopeToRows(state)
        scopeToStackElements(state)
      }
      await SmallStack().run(body)
    }
  }

  @Test func `a property of a hundred kilobytes`() async {
    await #expect(processExitsWith: .success) {
      let stack = SmallStack()
      let store = StoreActor(initialState: BigStateParent.State(), isolation: stack) { BigStateParent() }
      let child = await store.scope(\.child, action: \.child)
      await child.send(.increment)
      let mark = await child.value.mark
      precondition(mark == 1)
      let count = await store.child.count
      precondition(count == 1)
    }
  }

  @Test func `an observed property of a hundred kilobytes`() async {
    await #expect(processExitsWith: .success) {
      let store = StoreActor(initialState: BigStateFeature.State(), isolation: SmallStack()) {
        BigStateFeature()
      }
      let changes = LockIsolated(0)
      await store.observing { store in
        withObservationTracking {
          _ = store.value
        } onChange: {
          changes.withValue { $0 += 1 }
        }
      }
      await store.send(.increment)
      precondition(changes.value == 1)
    }
  }

  @Test func `a hundred kilobytes of state in a test store`() async {
    await #expect(processExitsWith: .success) {
      let store = TestStoreActor(initialState: BigStateParent.State(), isolation: SmallStack()) {
        BigStateParent()
      }
      await store.send(.child(.increment)) {
        $0.child.count = 1
        $0.child.value.mark = 1
      }
      await store.send(.child(.later))
      await store.receive(\.child.increment) {
        $0.child.count = 2
        $0.child.value.mark = 2
      }
      await store.finish()
    }
  }

  @Test func `a hundred kilobytes of state that a test store presents`() async {
    await #expect(processExitsWith: .success) {
      let state = BigStatePresenter.State(sheet: BigStateFeature.State())
      let store = TestStoreActor(initialState: state, isolation: SmallStack()) { BigStatePresenter() }
      await store.send(.sheet(.presented(.later)))
      await store.receive(\.sheet.presented.increment) {
        $0.sheet?.count = 1
        $0.sheet?.value.mark = 1
      }
      await store.send(.sheet(.dismiss)) { $0.sheet = nil }
    }
  }
}

private func sendToAFeature(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigStateFeature.State(), isolation: stack) {
    BigStateFeature()
  }
  await store.send(.increment)
  await store.send(.later).finish()
  let count = await store.count
  precondition(count == 2)
}

private func sendToAScopedChild(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigStateParent.State(), isolation: stack) {
    BigStateParent()
  }
  let child = await store.scope(\.child, action: \.child)
  await child.send(.increment)
  await child.send(.later).finish()
  let count = await child.count
  precondition(count == 2)
}

private func sendToASheet(on stack: SmallStack) async {
  let state = BigStatePresenter.State(sheet: BigStateFeature.State())
  let store = StoreActor(initialState: state, isolation: stack) { BigStatePresenter() }
  await store.send(.sheet(.presented(.increment)))
  await store.send(.sheet(.presented(.later))).finish()
  var count = await store.withState { $0.sheet?.count }
  precondition(count == 2)
  await store.send(.sheet(.dismiss))
  count = await store.withState { $0.sheet?.count }
  precondition(count == nil)
}

private func scopeToASheet(on stack: SmallStack) async {
  let state = BigStatePresenter.State(sheet: BigStateFeature.State())
  let store = StoreActor(initialState: state, isolation: stack) { BigStatePresenter() }
  let sheet = await store.scope(\.sheet, action: \.sheet.presented)
  await sheet?.send(.increment)
  await sheet?.send(.later).finish()
  let count = await sheet?.count
  precondition(count == 2)
  await sheet?.send(.increment)
  await store.send(.sheet(.dismiss))
  let last = await sheet?.count
  precondition(last == 3)
  let gone = await store.scope(\.sheet, action: \.sheet.presented)
  precondition(gone == nil)
}

private func sendToARow(on stack: SmallStack) async {
  let rows: IdentifiedArray = [BigStateFeature.State(id: 0), BigStateFeature.State(id: 1)]
  let store = StoreActor(initialState: BigStatePresenter.State(rows: rows), isolation: stack) {
    BigStatePresenter()
  }
  await store.send(.rows(.element(id: 1, action: .increment)))
  await store.send(.rows(.element(id: 1, action: .later))).finish()
  let count = await store.withState { $0.rows[id: 1]?.count }
  precondition(count == 2)
  await store.send(.removeAll)
  let isEmpty = await store.withState { $0.rows.isEmpty }
  precondition(isEmpty)
}

private func sendToAStackElement(on stack: SmallStack) async {
  let path = StackState([BigStateFeature.State()])
  let store = StoreActor(initialState: BigStatePresenter.State(path: path), isolation: stack) {
    BigStatePresenter()
  }
  let id = await store.withState { $0.path.ids[0] }
  await store.send(.path(.element(id: id, action: .increment)))
  await store.send(.path(.element(id: id, action: .later))).finish()
  let count = await store.withState { $0.path[id: id]?.count }
  precondition(count == 2)
  await store.send(.path(.popFrom(id: id)))
  let isEmpty = await store.withState { $0.path.isEmpty }
  precondition(isEmpty)
}

@MainActor private func scopeToRows(_ state: BigStatePresenter.State) {
  let store = Store(initialState: state) { BigStatePresenter() }
  let row = store.scope(state: \.rows, action: \.rows)[0]
  row.send(.increment)
  precondition(row.count == 1)
  precondition(row.value.mark == 1)
  store.send(.removeAll)
  precondition(row.count == 1)
  precondition(store.scope(state: \.rows, action: \.rows).endIndex == 0)
}

@MainActor private func scopeToStackElements(_ state: BigStatePresenter.State) {
  let store = Store(initialState: state) { BigStatePresenter() }
  let element = store.scope(state: \.path, action: \.path)[0]
  element.send(.increment)
  precondition(element.count == 1)
  precondition(element.value.mark == 1)
  store.send(.removeAll)
  precondition(element.count == 1)
  precondition(store.scope(state: \.path, action: \.path).endIndex == 0)
}
