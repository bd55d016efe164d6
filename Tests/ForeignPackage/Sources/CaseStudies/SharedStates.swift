import ComposableArchitecture
import Foundation

struct Stats: Codable, Equatable {
  private(set) var count = 0
  private(set) var maxCount = 0
  private(set) var numberOfCounts = 0

  mutating func increment() {
    count += 1
    numberOfCounts += 1
    maxCount = max(maxCount, count)
  }

  mutating func decrement() {
    count -= 1
    numberOfCounts += 1
  }
}

extension SharedKey where Self == InMemoryKey<Stats>.Default {
  static var stats: Self {
    Self[.inMemory("stats"), default: Stats()]
  }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  static var isOnboarded: Self {
    Self[.appStorage("isOnboarded"), default: false]
  }
}

extension URL {
  static let favorites = URL.documentsDirectory.appending(component: "favorites.json")
}

@Reducer
struct SharedStateDemo {
  enum Tab { case counter, profile }

  @ObservableState
  struct State: Equatable {
    var currentTab = Tab.counter
    var counter = CounterTab.State()
    var profile = ProfileTab.State()
  }

  enum Action {
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
    case selectTab(Tab)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: \.counter) {
      CounterTab()
    }
    .onChange(of: \.counter.stats) { _, stats in
      Reduce { state, _ in
        state.profile.observed = stats.numberOfCounts
        return .none
      }
    }
    Scope(state: \.profile, action: \.profile) {
      ProfileTab()
    }
    Reduce { state, action in
      switch action {
      case .counter, .profile:
        return .none
      case let .selectTab(tab):
        state.currentTab = tab
        return .none
      }
    }
  }
}

@Reducer
struct CounterTab {
  @ObservableState
  struct State: Equatable {
    @Shared(.stats) var stats
    @Shared(.appStorage("step")) var step = 1
    @Shared(.fileStorage(.favorites)) var favorites: Set<Int> = []
  }

  enum Action {
    case decrementButtonTapped
    case favoriteButtonTapped
    case incrementButtonTapped
    case stepChanged(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.$stats.withLock { $0.decrement() }
        return .none
      case .favoriteButtonTapped:
        let count = state.stats.count
        state.$favorites.withLock { _ = $0.insert(count) }
        return .none
      case .incrementButtonTapped:
        state.$stats.withLock { stats in
          for _ in 0..<state.step { stats.increment() }
        }
        return .none
      case let .stepChanged(step):
        state.$step.withLock { $0 = step }
        return .none
      }
    }
  }
}

@Reducer
struct ProfileTab {
  @ObservableState
  struct State: Equatable {
    @Shared(.stats) var stats
    @SharedReader(.appStorage("step")) var step = 1
    @Shared(.isOnboarded) var isOnboarded
    var observed = 0
  }

  enum Action {
    case resetStatsButtonTapped
    case onboarded
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .resetStatsButtonTapped:
        state.$stats.withLock { $0 = Stats() }
        return .none
      case .onboarded:
        state.$isOnboarded.withLock { $0 = true }
        return .none
      }
    }
  }
}

/// State that a parent passes to a child.
@Reducer
struct SignUp {
  struct Data: Equatable {
    var email = ""
    var topics: Set<String> = []
  }

  @Reducer
  enum Path {
    case basics(Basics)
    case topics(Topics)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Shared var data: Data

    init(data: Shared<Data> = Shared(value: Data())) {
      _data = data
    }
  }

  enum Action {
    case path(StackActionOf<Path>)
    case startButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .basics(.nextButtonTapped))):
        state.path.append(.topics(Topics.State(topics: state.$data.topics)))
        return .none
      case .path:
        return .none
      case .startButtonTapped:
        state.path.append(.basics(Basics.State(data: state.$data)))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }

  @Reducer
  struct Basics {
    @ObservableState
    struct State: Equatable {
      @Shared var data: Data
    }
    enum Action {
      case emailChanged(String)
      case nextButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .emailChanged(let email):
          state.$data.withLock { $0.email = email }
          return .none
        case .nextButtonTapped:
          return .none
        }
      }
    }
  }

  @Reducer
  struct Topics {
    @ObservableState
    struct State: Equatable {
      @Shared var topics: Set<String>
    }
    enum Action { case topicTapped(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .topicTapped(let topic):
          state.$topics.withLock { topics in
            if topics.remove(topic) == nil { topics.insert(topic) }
          }
          return .none
        }
      }
    }
  }
}

extension SignUp.Path.State: Equatable {}
