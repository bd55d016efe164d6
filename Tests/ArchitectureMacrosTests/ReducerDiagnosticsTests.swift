import SwiftDiagnostics
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ReducerDiagnosticsTests {
  let macros = ["Reducer": MacroSpec(ReducerMacro.self)]

  @Test func `a class is refused with a way out`() {
    expectExpansion(
      """
      @Reducer
      class Feature {
      }
      """,
      """
      class Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' can only be applied to struct or enum types",
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "Replace 'class' with 'struct'")]
        )
      ],
      fixed: """
        @Reducer
        struct Feature {
        }
        """,
      with: macros
    )
  }

  @Test func `an actor is refused`() {
    expectExpansion(
      """
      @Reducer
      actor Feature {
      }
      """,
      """
      actor Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(message: "'@Reducer' can only be applied to struct or enum types", line: 1, column: 1)
      ],
      with: macros
    )
  }

  @Test func `a reduce method beside a body is refused`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Int
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        let body = EmptyReducer<Int, Int>()
      }
      """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Int
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        let body = EmptyReducer<Int, Int>()
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            A 'reduce' method should not be defined in a reducer with a 'body'; it takes precedence and \
            'body' will never be invoked
            """,
          line: 5,
          column: 8,
          notes: [NoteSpec(message: "'body' defined here", line: 6, column: 7)]
        )
      ],
      with: macros
    )
  }

  @Test func `references as state or action are refused`() {
    expectExpansion(
      """
      @Reducer
      struct Feature {
        class State {}
        actor Action {}
        let body = EmptyReducer<State, Action>()
      }
      """,
      """
      struct Feature {
        class State {}
        actor Action {}
        let body = EmptyReducer<State, Action>()
      }
      """,
      diagnostics: [
        DiagnosticSpec(message: "'State' of a reducer must be a struct or an enum", line: 3, column: 9),
        DiagnosticSpec(message: "'Action' of a reducer must be a struct or an enum", line: 4, column: 9),
      ],
      with: macros
    )
  }

  @Test func `arguments on a struct are warned of`() {
    expectExpansion(
      """
      @Reducer(state: .equatable)
      struct Feature {
        typealias State = Int
        typealias Action = Int
        let body = EmptyReducer<Int, Int>()
      }
      """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Int
        let body = EmptyReducer<Int, Int>()
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The arguments of '@Reducer' apply to enums only: declare the conformances on 'State' and 'Action'
            """,
          line: 1,
          column: 10,
          severity: .warning
        )
      ],
      with: macros
    )
  }
}
