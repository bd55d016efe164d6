// A reducer that runs on an actor and changes an object of its caller would be a data race.
import ComposableArchitecture

final class Box { var number = 0 }

struct State: Equatable {}

enum Action { case started }

func testOnAnActor() -> TestStoreActor<State, Action> {
  let box = Box()
  defer { box.number += 1 }
  return TestStoreActor(initialState: State()) {
    Reduce<State, Action> { _, _ in
      box.number += 1  // error: capture of 'box'
      return .none
    }
  }
}
