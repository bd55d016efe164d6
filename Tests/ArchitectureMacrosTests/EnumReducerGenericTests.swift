import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Generic destinations.
@Suite struct EnumReducerGenericTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `a generic path in an extension has the access of the extension`() {
    expectExpansion(
      """
      public extension Feature {
        @Reducer
        enum Path<Value> where Value: Sendable {
          case `default`(Detail<Value> = Detail<Value>(limit: 3))  // the usual one
        }
      }
      """,
      #"""
      public extension Feature {
        enum Path<Value> where Value: Sendable {
          case `default`(Detail<Value> = Detail<Value>(limit: 3))  // the usual one

          @dynamicMemberLookup
          public indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            public typealias StateReducer = Path
            case `default`(Detail<Value>.State)
            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .`default` = root {
                  return \.`default`
                }
                return \.self
              }
              public var `default`: CasePaths.AnyCasePath<State, Detail<Value>.State> {
                ._$embed(
                  State.`default`,
                  extract: {
                    guard case let .`default`(v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
                allCasePaths.append(\.`default`)
                return allCasePaths.makeIterator()
              }
            }
            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            public var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case let .`default`(value):
                return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
              }
            }
            public static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
              []
            }
          }

          public indirect enum Action: CasePaths.CasePathIterable {
            case `default`(Detail<Value>.Action)
            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .`default` = root {
                  return \.`default`
                }
                return \.self
              }
              public var `default`: CasePaths.AnyCasePath<Action, Detail<Value>.Action> {
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
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                allCasePaths.append(\.`default`)
                return allCasePaths.makeIterator()
              }
            }
            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          public static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
            ComposableArchitecture.Scope(state: \Self.State.Cases.`default`, action: \Self.Action.Cases.`default`) {
              Detail<Value>(limit: 3)
            }
          }

          public enum CaseScope {
            case `default`(ComposableArchitecture.StoreOf<Detail<Value>>)
          }

          @preconcurrency @Swift.MainActor
          public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .`default`:
              return .`default`(store.scope(state: \.`default`, action: \.`default`)!)
            }
          }
        }
      }

      extension Feature.Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }
}
