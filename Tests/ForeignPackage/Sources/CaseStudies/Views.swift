import ComposableArchitecture

/// A view without SwiftUI.
@MainActor
final class CounterController {
  let store: StoreOf<TwoCounters>
  private(set) var labels: [String] = []
  private var observation: ObserveToken?

  init(store: StoreOf<TwoCounters>) {
    self.store = store
    observation = observe { [weak self] in
      guard let self else { return }
      labels.append("\(self.store.counter1.count) + \(self.store.counter2.count) = \(self.store.sum)")
    }
  }

  func incrementButtonTapped() {
    store.scope(state: \.counter1, action: \.counter1).send(.incrementButtonTapped)
  }
}

@MainActor
struct LegacyCounterView {
  struct ViewState: Equatable {
    let isPositive: Bool
    init(state: Counter.State) { isPositive = state.count > 0 }
  }

  let viewStore: ViewStore<ViewState, Counter.Action>

  init(store: StoreOf<Counter>) {
    viewStore = ViewStore(store, observe: ViewState.init)
  }
}

@MainActor
func describe(_ store: StoreOf<NavigationDemo>) -> [String] {
  store.scope(state: \.path, action: \.path).map { store in
    switch store.case {
    case let .counterScreen(store): "counter \(store.count)"
    case let .factScreen(store): "fact \(store.number)"
    case let .settings(store): "settings \(store.isLoud)"
    case let .plainText(text): "text \(text)"
    }
  }
}

@MainActor
func describe(_ store: StoreOf<MultipleDestinations>) -> String {
  if let store = store.scope(state: \.destination?.sheet, action: \.destination.sheet) {
    return "sheet \(store.count)"
  }
  if let store = store.scope(state: \.destination?.popover, action: \.destination.popover) {
    return "popover \(store.count)"
  }
  return "none"
}

@MainActor
func describe(_ store: StoreOf<TicTacToe>) -> String {
  switch store.case {
  case .login(let store): "login \(store.email)"
  case .game(let store): "game of \(store.player)"
  }
}

@MainActor
func describe(_ store: StoreOf<AppModes>) -> String {
  switch store.state {
  case .loggedOut:
    if let store = store.scope(state: \.loggedOut, action: \.loggedOut) {
      return "out \(store.email)"
    }
  case .playing:
    if let store = store.scope(state: \.playing, action: \.playing) {
      return "in \(store.player)"
    }
  }
  return ""
}
