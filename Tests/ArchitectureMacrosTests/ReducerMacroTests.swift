import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ReducerMacroTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer")
  ]

  @Test func `a whole reducer is annotated`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        struct State {
        }
        enum Action {
        }
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      """
      struct Feature {
        struct State {
        }
        @CasePathable
        enum Action {
        }
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `what is missing is added`() {
    expectExpansion(
      """
      @Reducer
      public struct Feature {
      }
      """,
      """
      public struct Feature {

        @ObservableState
        public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {
          }
        }

        public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }

        public let body = ComposableArchitecture.EmptyReducer<State, Action>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `a reduce method takes the place of the body`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Never
        func reduce(into state: inout Int, action: Never) -> Effect<Never> {
        }
      }
      """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Never
        func reduce(into state: inout Int, action: Never) -> Effect<Never> {
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `types that the body names become the reducer's own`() {
    expectExpansion(
      """
      @Reducer
      public struct Feature {
        let body = EmptyReducer<Int, Child.Action>()
      }
      """,
      """
      public struct Feature {
        let body = EmptyReducer<Int, Child.Action>()

        public typealias State = Int

        public typealias Action = Child.Action
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `a type that the body shares with the reducer is made`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        var body: some Reducer<Int, Self.Action> {
          EmptyReducer()
        }
      }
      """,
      """
      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some Reducer<Int, Self.Action> {
          EmptyReducer()
        }

        typealias State = Int

        enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `types that the reduce method names become the reducer's own`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
      }
      """,
      """
      struct Feature {
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }

        typealias State = Int

        typealias Action = Bool
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `enum state is reached by dynamic members`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        @ObservableState
        enum State {
          case loading
        }
        @CasePathable
        enum Action {
        }
        let body = EmptyReducer<State, Action>()
      }
      """,
      """
      struct Feature {
        @ObservableState
        @CasePathable @dynamicMemberLookup
        enum State {
          case loading
        }
        @CasePathable
        enum Action {
        }
        let body = EmptyReducer<State, Action>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `a builder that is there is kept`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        @CasePathable @dynamicMemberLookup enum State {
        }
        @CasePathable enum Action {
        }
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      """
      struct Feature {
        @CasePathable @dynamicMemberLookup enum State {
        }
        @CasePathable enum Action {
        }
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }

  @Test func `members in conditions count`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        #if DEBUG
        struct State {
        }
        #else
        struct State {
        }
        #endif
        struct Action {
        }
        let body: Reduce<State, Action>
      }
      """,
      """
      struct Feature {
        #if DEBUG
        struct State {
        }
        #else
        struct State {
        }
        #endif
        struct Action {
        }
        let body: Reduce<State, Action>
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }
}
