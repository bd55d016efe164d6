import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Enums over several lines, with comments, conditions and tabs.
@Suite struct CasePathableLayoutTests {
  let macros = ["CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable")]

  @Test func `cases of several lines have paths`() {
    expectExpansion(
      """
      @CasePathable enum Action {
        /// A row.
        case row(
          id: Int,  // the first
          // What to do.
          Row<
            Int
          >.Action = .none
        )
        case one(
          Int
        ), two,  // both
          three
      }
      """,
      #"""
      enum Action {
        /// A row.
        case row(
          id: Int,  // the first
          // What to do.
          Row<
            Int
          >.Action = .none
        )
        case one(
          Int
        ), two,  // both
          three

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .row = root {
              return \.row
            }
            if case .one = root {
              return \.one
            }
            if case .two = root {
              return \.two
            }
            if case .three = root {
              return \.three
            }
            return \.self
          }
          var row: CasePaths.AnyCasePath<Action, (id: Int, Row<
                Int
              >.Action)> {
            ._$embed(
              {
                Action.row(id: $0.0, $0.1)
              },
              extract: {
                guard case let .row(v0, v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            )
          }
          var one: CasePaths.AnyCasePath<Action, Int> {
            ._$embed(
              Action.one,
              extract: {
                guard case let .one(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          var two: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.two
              },
              extract: {
                guard case .two = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          var three: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.three
              },
              extract: {
                guard case .three = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.row)
            allCasePaths.append(\.one)
            allCasePaths.append(\.two)
            allCasePaths.append(\.three)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable {
      }
      """#,
      with: macros
    )
  }

  @Test func `cases under conditions have paths`() {
    expectExpansion(
      """
      @CasePathable enum Action {
      \t#if DEBUG  // only there
      \t\tcase list(
      \t\t\tInt
      \t\t)
      \t\t#if os(Linux)||os(Windows)
      \t\t\tcase `default`(
      \t\t\t\t(Int, String) -> Void
      \t\t\t)
      \t\t#endif
      \t#endif
      }
      """,
      """
      enum Action {
      \t#if DEBUG  // only there
      \t\tcase list(
      \t\t\tInt
      \t\t)
      \t\t#if os(Linux)||os(Windows)
      \t\t\tcase `default`(
      \t\t\t\t(Int, String) -> Void
      \t\t\t)
      \t\t#endif
      \t#endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
            if case .list = root {
              return \\.list
            }
            #if os(Linux)||os(Windows)
            if case .`default` = root {
              return \\.`default`
            }
            #endif
            #endif
            return \\.self
          }
          #if DEBUG
          var list: CasePaths.AnyCasePath<Action, Int> {
            ._$embed(
              Action.list,
              extract: {
                guard case let .list(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #if os(Linux)||os(Windows)
          var `default`: CasePaths.AnyCasePath<Action, (Int, String) -> Void> {
            ._$embed(
              Action.`default`,
              extract: {
                guard case let .`default`(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #endif
          #endif
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            #if DEBUG
            allCasePaths.append(\\.list)
            #if os(Linux)||os(Windows)
            allCasePaths.append(\\.`default`)
            #endif
            #endif
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable {
      }
      """,
      with: macros
    )
  }
}
