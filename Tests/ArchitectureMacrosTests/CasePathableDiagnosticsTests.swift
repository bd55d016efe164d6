import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct CasePathableDiagnosticsTests {
  let macros = [
    "CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")
  ]

  @Test func `a struct is refused`() {
    expectExpansion(
      """
      @CasePathable
      struct Action {
      }
      """,
      """
      struct Action {
      }
      """,
      diagnostics: [
        DiagnosticSpec(message: "'@CasePathable' can only be applied to enum types", line: 1, column: 1)
      ],
      with: macros
    )
  }

  @Test func `cases that share a name are refused`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case row(Int)
        case row(name: String)
      }
      """,
      """
      enum Action {
        case row(Int)
        case row(name: String)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' cannot be applied to overloaded case name 'row'",
          line: 4,
          column: 8,
          notes: [NoteSpec(message: "'row' was declared first here", line: 3, column: 8)]
        )
      ],
      with: macros
    )
  }

  @Test func `alternatives of one condition may share a name`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        #if DEBUG
        case row(Int)
        #else
        case row(String)
        #endif
      }
      """,
      #"""
      enum Action {
        #if DEBUG
        case row(Int)
        #else
        case row(String)
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
            if case .row = root {
              return \.row
            }
            #else
            if case .row = root {
              return \.row
            }
            #endif
            return \.self
          }
          #if DEBUG
          var row: CasePaths.AnyCasePath<Action, Int> {
            ._$embed(
              Action.row,
              extract: {
                guard case let .row(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #else
          var row: CasePaths.AnyCasePath<Action, String> {
            ._$embed(
              Action.row,
              extract: {
                guard case let .row(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #endif
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            #if DEBUG
            allCasePaths.append(\.row)
            #else
            allCasePaths.append(\.row)
            #endif
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: macros
    )
  }

  @Test func `a private nested enum is refused with a way out`() {
    expectExpansion(
      """
      struct Feature {
        @CasePathable private enum Action {
        }
      }
      """,
      #"""
      struct Feature {
        private enum Action {

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              \.self
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              return allCasePaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' cannot be applied to a 'private' nested type: its conformance is declared in an \
            extension, where the type cannot be seen
            """,
          line: 2,
          column: 17,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ],
      fixed: """
        struct Feature {
          @CasePathable fileprivate enum Action {
          }
        }
        """,
      with: macros
    )
  }

  @Test func `a conformance that is there is not repeated`() {
    expectExpansion(
      """
      @CasePathable
      enum Action: CasePathIterable {
      }
      """,
      #"""
      enum Action: CasePathIterable {

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            \.self
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            let allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }
      """#,
      with: ["CasePathable": MacroSpec(CasePathableMacro.self)]
    )
  }
}
