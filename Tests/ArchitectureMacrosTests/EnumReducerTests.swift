import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct EnumReducerTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseEphemeral": MacroSpec(MarkerMacro.self),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `the state is observable and has case paths`() {
    expectExpansion(
      """
      @Reducer
      public enum Path {
        case detail(Detail)
        enum Action {
        }
        static let body = EmptyReducer<State, Action>()
        enum CaseScope {
        }
      }
      """,
      #"""
      public enum Path {
        case detail(Detail)
        @CasePathable
        enum Action {
        }
        static let body = EmptyReducer<State, Action>()
        enum CaseScope {
        }

        @dynamicMemberLookup
        public indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
          public typealias StateReducer = Path
          case detail(Detail.State)
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              if case .detail = root {
                return \.detail
              }
              return \.self
            }
            public var detail: CasePaths.AnyCasePath<State, Detail.State> {
              ._$embed(
                State.detail,
                extract: {
                  guard case let .detail(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.append(\.detail)
              return allCasePaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .detail(value):
              return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
            }
          }
          public static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `the action has case paths`() {
    expectExpansion(
      """
      @Reducer
      public enum Path {
        case detail(Detail)
        enum State {
        }
        static let body = EmptyReducer<State, Action>()
        enum CaseScope {
        }
      }
      """,
      #"""
      public enum Path {
        case detail(Detail)
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        static let body = EmptyReducer<State, Action>()
        enum CaseScope {
        }

        public indirect enum Action: CasePaths.CasePathIterable {
          case detail(Detail.Action)
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .detail = root {
                return \.detail
              }
              return \.self
            }
            public var detail: CasePaths.AnyCasePath<Action, Detail.Action> {
              ._$embed(
                Action.detail,
                extract: {
                  guard case let .detail(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.detail)
              return allCasePaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `the body runs the reducer of the case`() {
    expectExpansion(
      """
      @Reducer
      public enum Path {
        case detail(Detail)
        enum State {
        }
        enum Action {
        }
        enum CaseScope {
        }
      }
      """,
      #"""
      public enum Path {
        case detail(Detail)
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        @CasePathable
        enum Action {
        }
        enum CaseScope {
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        public static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.Scope(state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail) {
            Detail()
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `each case scopes the store`() {
    expectExpansion(
      """
      @Reducer
      public indirect enum Path {
        case detail(Detail)
        case alert(AlertState<Alert>)
        case none
        enum State {
        }
        enum Action {
        }
      }
      """,
      #"""
      public indirect enum Path {
        case detail(Detail)
        case alert(AlertState<Alert>)
        case none
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        @CasePathable
        enum Action {
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        public static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.Scope(state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail) {
            Detail()
          }
        }

        public indirect enum CaseScope {
          case detail(ComposableArchitecture.StoreOf<Detail>)
          case alert(AlertState<Alert>)
          case none
        }

        @preconcurrency @Swift.MainActor
        public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .detail:
            return .detail(store.scope(state: \.detail, action: \.detail)!)
          case let .alert(v0):
            return .alert(v0)
          case .none:
            return .none
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }
}
