import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct CasePathableMacroTests {
  let macros = [
    "CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")
  ]

  @Test func `every case gets a path`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case tapped
        case row(id: Int)
      }
      """,
      #"""
      enum Action {
        case tapped
        case row(id: Int)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .tapped = root {
              return \.tapped
            }
            if case .row = root {
              return \.row
            }
            return \.self
          }
          var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.tapped
              },
              extract: {
                guard case .tapped = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
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
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.tapped)
            allCasePaths.append(\.row)
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

  @Test func `several values are a tuple with the labels of the case`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case moved(from: Int, Double, _ distance: Double)
      }
      """,
      #"""
      enum Action {
        case moved(from: Int, Double, _ distance: Double)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .moved = root {
              return \.moved
            }
            return \.self
          }
          var moved: CasePaths.AnyCasePath<Action, (from: Int, Double, Double)> {
            ._$embed(
              {
                Action.moved(from: $0.0, $0.1, $0.2)
              },
              extract: {
                guard case let .moved(v0, v1, v2) = $0 else {
                  return nil
                }
                return (v0, v1, v2)
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.moved)
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

  @Test func `the paths have the access of the enum`() {
    expectExpansion(
      """
      @CasePathable
      public enum Action {
        case tapped
      }
      """,
      #"""
      public enum Action {
        case tapped

        public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .tapped = root {
              return \.tapped
            }
            return \.self
          }
          public var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.tapped
              },
              extract: {
                guard case .tapped = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.tapped)
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

  @Test func `an enum in a public extension is public`() {
    expectExpansion(
      """
      public extension Feature {
        @CasePathable
        enum Action {
          case tapped
        }
      }
      """,
      #"""
      public extension Feature {
        enum Action {
          case tapped

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .tapped = root {
                return \.tapped
              }
              return \.self
            }
            public var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed(
                { _ in
                  Action.tapped
                },
                extract: {
                  guard case .tapped = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.tapped)
              return allCasePaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }

      extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: macros
    )
  }

  @Test func `an enum without cases has no paths`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
      }
      """,
      #"""
      enum Action {

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

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: macros
    )
  }
}
