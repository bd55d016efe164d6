import ComposableArchitecture
import Foundation

/// A row, with identifiers of the collection in its action's case.
public struct Todo: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: Int
    @BindingState public var isComplete = false

    public init(id: Int) { self.id = id }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case deleteAfterDelay
    case deleted
  }

  @Dependency(\.continuousClock) var clock

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding, .deleted:
        return .none
      case .deleteAfterDelay:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.deleted)
        }
      }
    }
  }
}

/// A list, a screen that is an enum, an optional child, and a child that is always there.
public struct Todos: Reducer {
  public struct State: Equatable {
    public var editor: Editor.State = .closed
    public var filter = Filter.State()
    public var hint: Filter.State?
    public var openings = 0
    public var todos: IdentifiedArrayOf<Todo.State> = []

    public init() {}
  }

  public enum Action: Equatable {
    case addButtonTapped
    case editor(Editor.Action)
    case filter(Filter.Action)
    case hint(Filter.Action)
    case todo(id: Todo.State.ID, action: Todo.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.editor, action: /Action.editor) { Editor() }
    Scope(state: \.filter, action: /Action.filter) { Filter() }
    Scope(state: \.self, action: /Action.self) { Whole() }
    Scope(state: \.self, action: .self) { Whole() }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.append(Todo.State(id: state.todos.count))
        state.hint = Filter.State()
        return .none
      case .todo(id: let id, action: .deleted):
        state.todos.remove(id: id)
        return .none
      case .hint(.clear):
        state.hint = nil
        return .none
      case .editor, .filter, .hint, .todo:
        return .none
      }
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
    .ifLet(\.hint, action: /Action.hint) { Filter() }
  }
}

/// A reducer for a whole feature.
private struct Whole: Reducer {
  func reduce(into state: inout Todos.State, action: Todos.Action) -> Effect<Todos.Action> {
    if case .editor(.open) = action { state.openings += 1 }
    return .none
  }
}

public struct Filter: Reducer {
  public struct State: Equatable {
    public var query = ""
    public init() {}
  }

  public enum Action: Equatable {
    case clear
    case queryChanged(String)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .clear: state.query = ""
    case .queryChanged(let query): state.query = query
    }
    return .none
  }
}

/// A feature whose state is an enum without case paths.
public struct Editor: Reducer {
  public enum State: Equatable {
    case closed
    case search(Filter.State)
  }

  public enum Action: Equatable {
    case open
    case search(Filter.Action)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .open { state = .search(Filter.State()) }
      return .none
    }
    .ifCaseLet(
      /State.search,
      action: /Action.search
    ) {
      Filter()
    }
  }
}
