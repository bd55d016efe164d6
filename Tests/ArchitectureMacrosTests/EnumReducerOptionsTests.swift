import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct EnumReducerOptionsTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseEphemeral": MacroSpec(MarkerMacro.self),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `conformances are added to the generated types`() {
    expectExpansion(
      """
      @Reducer(state: .equatable, .codable, action: .hashable)
      enum Path {
        enum CaseScope {
        }
      }
      """,
      #"""
      enum Path {
        enum CaseScope {
        }

        @dynamicMemberLookup
        indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Swift.Equatable, Swift.Codable {
          typealias StateReducer = Path
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              \.self
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            }
          }
          static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }

        indirect enum Action: CasePaths.CasePathIterable, Swift.Hashable {
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

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `reducers can be given and stand under conditions`() {
    expectExpansion(
      """
      @Reducer
      enum Path {
        case detail(Detail = Detail(depth: 2))
        #if DEBUG
        case log(Log<Int>)
        #endif
        enum State {
        }
        enum Action {
        }
        enum CaseScope {
        }
      }
      """,
      #"""
      enum Path {
        case detail(Detail = Detail(depth: 2))
        #if DEBUG
        case log(Log<Int>)
        #endif
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        @CasePathable
        enum Action {
        }
        enum CaseScope {
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.Scope(state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail) {
            Detail(depth: 2)
          }
          #if DEBUG
          ComposableArchitecture.Scope(state: \Self.State.Cases.log, action: \Self.Action.Cases.log) {
            Log<Int>()
          }
          #endif
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }
}
