import ComposableArchitecture
import Testing

/// The parts of a `body`, and the order in which they run.
@MainActor
@Suite struct ReducerBuilderTests {
  typealias State = [String]
  typealias Log = Reduce<State, String>

  /// Appends `name`, and sends nothing.
  private nonisolated static func log(_ name: String) -> Log {
    Log { state, action in
      state.append("\(name):\(action)")
      return .none
    }
  }

  /// Returns the result of one action.
  private func state(_ reducer: some Reducer<State, String>, after action: String = "a") -> State {
    let store = Store(initialState: [] as State) { reducer }
    store.send(action)
    return store.withState { $0 }
  }

  struct Body<Content: Reducer<State, String>>: Reducer {
    @ReducerBuilder<State, String> let content: () -> Content
    var body: some Reducer<State, String> { content() }
  }

  @Test func `reducers run in the order in which they stand`() {
    let body = Body {
      Self.log("1")
      Self.log("2")
      Self.log("3")
    }
    #expect(state(body) == ["1:a", "2:a", "3:a"])
  }

  @Test func `an empty body does nothing`() {
    #expect(state(Body {}) == [])
    #expect(state(EmptyReducer()) == [])
  }

  @Test(arguments: [true, false])
  func `an if runs its reducers or none`(condition: Bool) {
    let body = Body {
      if condition { Self.log("1") }
      Self.log("2")
    }
    #expect(state(body) == (condition ? ["1:a", "2:a"] : ["2:a"]))
  }

  @Test(arguments: [true, false])
  func `an else runs if its if does not`(condition: Bool) {
    let body = Body {
      if condition {
        Self.log("1")
        Self.log("2")
      } else {
        EmptyReducer()
      }
    }
    #expect(state(body) == (condition ? ["1:a", "2:a"] : []))
  }

  @Test(arguments: [(0, ["zero:a"]), (1, ["one:a", "uno:a"]), (2, ["many:a"])])
  func `a switch runs one of its cases`(number: Int, expected: [String]) {
    let body = Body {
      switch number {
      case 0:
        Self.log("zero")
      case 1:
        Self.log("one")
        Self.log("uno")
      default:
        Self.log("many")
      }
    }
    #expect(state(body) == expected)
  }

  @Test func `a for runs one reducer for each element`() {
    let body = Body {
      for name in ["x", "y", "z"] { Self.log(name) }
    }
    #expect(state(body) == ["x:a", "y:a", "z:a"])
  }

  @Test func `an optional reducer runs if it is there`() {
    let (some, none): (Log?, Log?) = (Self.log("1"), nil)
    #expect(state(Body { some }) == ["1:a"])
    #expect(state(Body { none }) == [])
  }

  @Test func `a reducer of an erased type runs`() {
    let erased: any Reducer<State, String> = Self.log("1")
    #expect(
      state(
        Body {
          erased; Self.log("2")
        }
      ) == ["1:a", "2:a"]
    )
    #expect(state(Reduce(Self.log("1"))) == ["1:a"])
  }

  @Test func `what is available only somewhere runs`() {
    let body = Body {
      if #available(macOS 13, *) { Self.log("1") }
    }
    #expect(state(body) == ["1:a"])
  }

  @Test func `combined reducers are one`() {
    let body = Body {
      CombineReducers {
        Self.log("1")
        Self.log("2")
      }
      .onChange(of: \.count) { old, new in
        Log { state, _ in
          state.append("\(old)→\(new)")
          return .none
        }
      }
      Self.log("3")
    }
    #expect(state(body) == ["1:a", "2:a", "0→2", "3:a"])
  }

  @Test func `the effects of all reducers run`() {
    let body = Body {
      for name in ["b", "c"] {
        Log { state, action in
          state.append(action)
          return action == "a" ? .send(name) : .none
        }
      }
    }
    #expect(state(body) == ["a", "a", "b", "b", "c", "c"])
  }

  @Test func `a reducer without a body reduces itself`() {
    struct Leaf: Reducer {
      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append("leaf:\(action)")
        return .none
      }
    }
    #expect(
      state(
        Body {
          Leaf(); Self.log("1")
        }
      ) == ["leaf:a", "1:a"]
    )
  }

  /// A reducer around another, as for logging: it calls `reduce(into:action:)` itself.
  @Test func `a reducer may call another`() {
    struct Around<Base: Reducer<State, String>>: Reducer {
      let base: Base
      func reduce(into state: inout State, action: String) -> Effect<String> {
        state.append("before")
        defer { state.append("after") }
        return base.reduce(into: &state, action: action)
      }
    }
    let base = CombineReducers {
      Self.log("1")
      Self.log("2")
    }
    #expect(state(Around(base: base)) == ["before", "1:a", "2:a", "after"])
  }

  /// A store builds the tree of bodies once, not once for each action.
  @Test func `bodies are evaluated once`() {
    struct Counting: Reducer {
      let evaluations: LockIsolated<Int>
      var body: some Reducer<State, String> {
        let _ = evaluations.withValue { $0 += 1 }
        ReducerBuilderTests.log("1")
      }
    }
    let evaluations = LockIsolated(0)
    let store = Store(initialState: [] as State) { Counting(evaluations: evaluations) }
    for _ in 1...3 { store.send("a") }
    #expect(evaluations.value == 1)
    #expect(store.withState { $0 } == ["1:a", "1:a", "1:a"])
  }
}
