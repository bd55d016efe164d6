import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct CasePathableNamesTests {
  let macros = [
    "CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")
  ]

  @Test func `names in back ticks and defaults are understood`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        /// An event.
        case `default`(Int = 3 /* three */)
      }
      """,
      #"""
      enum Action {
        /// An event.
        case `default`(Int = 3 /* three */)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .`default` = root {
              return \.`default`
            }
            return \.self
          }
          var `default`: CasePaths.AnyCasePath<Action, Int> {
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
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.`default`)
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

  @Test func `names that the paths have uses for are kept apart`() {
    expectExpansion(
      """
      @CasePathable
      public enum Action {
        case root([Root.Action])
      }
      """,
      #"""
      public enum Action {
        case root([Root.Action])

        public typealias _$Root = Root

        public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .root = root {
              return \.root
            }
            return \.self
          }
          public var root: CasePaths.AnyCasePath<Action, [_$Root.Action]> {
            ._$embed(
              Action.root,
              extract: {
                guard case let .root(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.root)
            return allCasePaths.makeIterator()
          }
        }

        public static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: macros
    )
  }
}
