// Actions with a reference that the sender continues to use would be a data race. The compiler refuses each
// marked line, and nothing else.
import ComposableArchitecture

final class Box { var number = 0 }

struct State: Equatable {}

enum Action { case received(Box) }

enum EquatableAction: Equatable {
  case received(Box)
  static func == (_: Self, _: Self) -> Bool { true }
}

func sendFromAnEffect() -> Effect<Action> {
  .run { send in
    let box = Box()
    await send(.received(box))  // error: sending
    box.number += 1
  }
}

func sendToAnActor(_ store: StoreActor<State, Action>) async {
  let box = Box()
  await store.send(.received(box))  // error: sending
  box.number += 1
}

func sendToATestStoreActor(_ store: TestStoreActor<State, Action>) async {
  let box = Box()
  await store.send(.received(box))  // error: sending
  box.number += 1
}

func sendToAStore(_ store: Store<State, Action>) async {
  let box = Box()
  await store.send(.received(box))  // error: sending
  box.number += 1
}

func sendToATestStore(_ store: TestStore<State, Action>) async {
  let box = Box()
  await store.send(.received(box))  // error: sending
  box.number += 1
}

func receiveInATestStoreActor(_ store: TestStoreActor<State, EquatableAction>) async {
  let box = Box()
  await store.receive(.received(box))  // error: sending
  box.number += 1
}

// What is sent and not used again is allowed.
func sendAndForget() -> Effect<Action> {
  .run { send in await send(.received(Box())) }
}
