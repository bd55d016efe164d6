import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct EnumReducerCaseTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseEphemeral": MacroSpec(MarkerMacro.self),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `an alert holds its state and sends its actions`() {
    expectExpansion(
      """
      @Reducer
      enum Destination {
        case alert(AlertState<Alert>)
        enum CaseScope {
        }
      }
      """,
      #"""
      enum Destination {
        case alert(AlertState<Alert>)
        enum CaseScope {
        }

        @dynamicMemberLookup
        indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case alert(AlertState<Alert>)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              if case .alert = root {
                return \.alert
              }
              return \.self
            }
            var alert: CasePaths.AnyCasePath<State, AlertState<Alert>> {
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
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.append(\.alert)
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
            }
          }
          static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }

        indirect enum Action: CasePaths.CasePathIterable {
          case alert(Alert)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .alert = root {
                return \.alert
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
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.alert)
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

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `an ephemeral case sends the actions of its state`() {
    expectExpansion(
      """
      @Reducer
      enum Destination {
        @ReducerCaseEphemeral
        case toast(Toast)
        enum State {
        }
        enum CaseScope {
        }
      }
      """,
      #"""
      enum Destination {
        case toast(Toast)
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        enum CaseScope {
        }

        indirect enum Action: CasePaths.CasePathIterable {
          case toast(Toast.Action)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .toast = root {
                return \.toast
              }
              return \.self
            }
            var toast: CasePaths.AnyCasePath<Action, Toast.Action> {
              ._$embed(
                Action.toast,
                extract: {
                  guard case let .toast(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.toast)
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

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#,
      with: macros
    )
  }

  @Test func `an ignored case keeps its values and sends nothing`() {
    expectExpansion(
      """
      @Reducer
      enum Path {
        @ReducerCaseIgnored
        case meeting(Meeting, sync: Int)
        enum State {
        }
      }
      """,
      #"""
      enum Path {
        case meeting(Meeting, sync: Int)
        @CasePathable @dynamicMemberLookup
        enum State {
        }

        indirect enum Action: CasePaths.CasePathIterable {
          case meeting(Swift.Never)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .meeting = root {
                return \.meeting
              }
              return \.self
            }
            var meeting: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$embed(
                Action.meeting,
                extract: {
                  guard case let .meeting(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.meeting)
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

        enum CaseScope {
          case meeting(Meeting, sync: Int)
        }

        @preconcurrency @Swift.MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case let .meeting(v0, v1):
            return .meeting(v0, sync: v1)
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
