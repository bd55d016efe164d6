import ComposableArchitecture

/// A root store and the store of the counter one level below.
@MainActor
struct Nest1 {
  let root: StoreOf<Level1>
  let counter: StoreOf<Counter>

  init() {
    root = Store(initialState: Level1.State()) { Level1() }
    counter = root.scope(state: \.child, action: \.child)
  }
}

/// A root store and the store of the counter five levels below.
@MainActor
struct Nest5 {
  let root: StoreOf<Level5>
  let counter: StoreOf<Counter>

  init() {
    root = Store(initialState: Level5.State()) { Level5() }
    counter = root.scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }
}
