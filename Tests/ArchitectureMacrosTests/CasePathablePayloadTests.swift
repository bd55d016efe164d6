import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct CasePathablePayloadTests {
  let macros = [
    "CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")
  ]

  @Test func `cases stay under their conditions`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        #if DEBUG
        case log
        #elseif os(Linux)
        case poll
        #endif
      }
      """,
      #"""
      enum Action {
        #if DEBUG
        case log
        #elseif os(Linux)
        case poll
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
            if case .log = root {
              return \.log
            }
            #elseif os(Linux)
            if case .poll = root {
              return \.poll
            }
            #endif
            return \.self
          }
          #if DEBUG
          var log: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.log
              },
              extract: {
                guard case .log = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          #elseif os(Linux)
          var poll: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$embed(
              { _ in
                Action.poll
              },
              extract: {
                guard case .poll = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          #endif
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            #if DEBUG
            allCasePaths.append(\.log)
            #elseif os(Linux)
            allCasePaths.append(\.poll)
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

  @Test func `generic enums embed without proof that their metatypes are sendable`() {
    expectExpansion(
      """
      @CasePathable
      package indirect enum Tree<Leaf: Equatable> {
        case leaf(Leaf)
        case branch([Self])
      }
      """,
      #"""
      package indirect enum Tree<Leaf: Equatable> {
        case leaf(Leaf)
        case branch([Self])

        package struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          package subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
            if case .leaf = root {
              return \.leaf
            }
            if case .branch = root {
              return \.branch
            }
            return \.self
          }
          package var leaf: CasePaths.AnyCasePath<Tree, Leaf> {
            ._$embed(
              Tree.leaf,
              extract: {
                guard case let .leaf(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          package var branch: CasePaths.AnyCasePath<Tree, [Tree]> {
            ._$embed(
              Tree.branch,
              extract: {
                guard case let .branch(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          package func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
            allCasePaths.append(\.leaf)
            allCasePaths.append(\.branch)
            return allCasePaths.makeIterator()
          }
        }

        package static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: macros
    )
  }

  @Test func `a tuple is one value`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case pair((Int, y: Int))  // a tuple
      }
      """,
      #"""
      enum Action {
        case pair((Int, y: Int))  // a tuple

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .pair = root {
              return \.pair
            }
            return \.self
          }
          var pair: CasePaths.AnyCasePath<Action, (Int, y: Int)> {
            ._$embed(
              Action.pair,
              extract: {
                guard case let .pair(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.pair)
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
