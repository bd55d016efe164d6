import ComposableArchitecture

/// A reducer for tests of views that need no store.
struct Nothing: Reducer {
  typealias State = Int
  enum Action {}

  var body: some Reducer<Int, Action> { EmptyReducer() }
}
