import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Reducers over several lines, with comments and conditions.
@Suite struct ReducerLayoutTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseEphemeral": MacroSpec(MarkerMacro.self),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `cases of several lines have reducers`() {
    expectExpansion(
      """
      @Reducer enum Path {
        /// The counter.
        case counter(
          Counter<
            Int
          > = Counter(
            max: 1,  // one
            min: 0
          )
        )
        #if DEBUG
          case debug(Debug<Self>)
        #endif

        struct State {}
        struct Action {}
        enum CaseScope {}
      }
      """,
      #"""
      enum Path {
        /// The counter.
        case counter(
          Counter<
            Int
          > = Counter(
            max: 1,  // one
            min: 0
          )
        )
        #if DEBUG
          case debug(Debug<Self>)
        #endif

        struct State {}
        struct Action {}
        enum CaseScope {}

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.Scope(state: \Self.State.Cases.counter, action: \Self.Action.Cases.counter) {
            Counter(
                  max: 1,  // one
                  min: 0
                )
          }
          #if DEBUG
          ComposableArchitecture.Scope(state: \Self.State.Cases.debug, action: \Self.Action.Cases.debug) {
            Debug<Self>()
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

  @Test func `cases of several lines have states and actions`() {
    expectExpansion(
      """
      @Reducer enum Path {
        /// A question.
        @ReducerCaseEphemeral
        case alert(
          AlertState<
            Alert
          >
        )
        @ReducerCaseIgnored case sheet(
          id: Int,  // the first
          name: String
        )

        static let body = EmptyReducer<State, Action>()
      }
      """,
      #"""
      enum Path {
        /// A question.
        case alert(
          AlertState<
            Alert
          >
        )
        case sheet(
          id: Int,  // the first
          name: String
        )

        static let body = EmptyReducer<State, Action>()

        @dynamicMemberLookup
        indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
          typealias StateReducer = Path
          case alert(AlertState<
                Alert
              >)
          case sheet(id: Int, name: String)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              if case .alert = root {
                return \.alert
              }
              if case .sheet = root {
                return \.sheet
              }
              return \.self
            }
            var alert: CasePaths.AnyCasePath<State, AlertState<
                    Alert
                  >> {
              ._$embed(
                State.alert,
                extract: {
                  guard case let .alert(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var sheet: CasePaths.AnyCasePath<State, (id: Int, name: String)> {
              ._$embed(
                {
                  State.sheet(id: $0.0, name: $0.1)
                },
                extract: {
                  guard case let .sheet(v0, v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.append(\.alert)
              allCasePaths.append(\.sheet)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .alert(value):
              return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
            case .sheet:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
            }
          }
          static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }

        indirect enum Action: CasePaths.CasePathIterable {
          case alert(Alert)
          case sheet(Swift.Never)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .alert = root {
                return \.alert
              }
              if case .sheet = root {
                return \.sheet
              }
              return \.self
            }
            var alert: CasePaths.AnyCasePath<Action, Alert> {
              ._$embed(
                Action.alert,
                extract: {
                  guard case let .alert(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var sheet: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$embed(
                Action.sheet,
                extract: {
                  guard case let .sheet(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.alert)
              allCasePaths.append(\.sheet)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        enum CaseScope {
          case alert(AlertState<
                Alert
              >)
          case sheet(id: Int, name: String)
        }

        @preconcurrency @Swift.MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case let .alert(v0):
            return .alert(v0)
          case let .sheet(v0, v1):
            return .sheet(id: v0, name: v1)
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `the types of a body are copied with their lines`() {
    expectExpansion(
      """
      @Reducer struct Feature {
        // What it does.
        var body: some Reducer<
          [
            Int
          ],  // the state
          Other.Action
        > { EmptyReducer() }
      }
      """,
      """
      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        // What it does.
        var body: some Reducer<
          [
            Int
          ],  // the state
          Other.Action
        > { EmptyReducer() }

        typealias State = [
              Int
            ]

        typealias Action = Other.Action
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      with: macros
    )
  }
}
