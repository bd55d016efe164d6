import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Destinations whose cases depend on how they are compiled.
@Suite struct EnumReducerConditionsTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `conditions within conditions are kept`() {
    expectExpansion(
      """
      @Reducer
      fileprivate enum Path {
        #if DEBUG
        #if os(Linux)
        case linux(Leaf)
        #else
        case other
        #endif
        #endif
      }
      """,
      #"""
      fileprivate enum Path {
        #if DEBUG
        #if os(Linux)
        case linux(Leaf)
        #else
        case other
        #endif
        #endif

        @dynamicMemberLookup
        indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
          typealias StateReducer = Path
          #if DEBUG
          #if os(Linux)
          case linux(Leaf.State)
          #else
          case other
          #endif
          #endif
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              #if DEBUG
              #if os(Linux)
              if case .linux = root {
                return \.linux
              }
              #else
              if case .other = root {
                return \.other
              }
              #endif
              #endif
              return \.self
            }
            #if DEBUG
            #if os(Linux)
            var linux: CasePaths.AnyCasePath<State, Leaf.State> {
              ._$embed(
                State.linux,
                extract: {
                  guard case let .linux(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #else
            var other: CasePaths.AnyCasePath<State, Swift.Void> {
              ._$embed(
                { _ in
                  State.other
                },
                extract: {
                  guard case .other = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #endif
            #endif
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              #if DEBUG
              #if os(Linux)
              allCasePaths.append(\.linux)
              #else
              allCasePaths.append(\.other)
              #endif
              #endif
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            #if DEBUG
            #if os(Linux)
            case let .linux(value):
              return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
            #else
            case .other:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
            #endif
            #endif
            }
          }
          static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }

        indirect enum Action: CasePaths.CasePathIterable {
          #if DEBUG
          #if os(Linux)
          case linux(Leaf.Action)
          #else
          case other(Swift.Never)
          #endif
          #endif
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              #if DEBUG
              #if os(Linux)
              if case .linux = root {
                return \.linux
              }
              #else
              if case .other = root {
                return \.other
              }
              #endif
              #endif
              return \.self
            }
            #if DEBUG
            #if os(Linux)
            var linux: CasePaths.AnyCasePath<Action, Leaf.Action> {
              ._$embed(
                Action.linux,
                extract: {
                  guard case let .linux(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #else
            var other: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$embed(
                Action.other,
                extract: {
                  guard case let .other(v0) = $0 else {
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
              #if os(Linux)
              allCasePaths.append(\.linux)
              #else
              allCasePaths.append(\.other)
              #endif
              #endif
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          #if DEBUG
          #if os(Linux)
          ComposableArchitecture.Scope(state: \Self.State.Cases.linux, action: \Self.Action.Cases.linux) {
            Leaf()
          }
          #else
          #endif
          #endif
        }

        enum CaseScope {
          #if DEBUG
          #if os(Linux)
          case linux(ComposableArchitecture.StoreOf<Leaf>)
          #else
          case other
          #endif
          #endif
        }

        @preconcurrency @Swift.MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          #if DEBUG
          #if os(Linux)
          case .linux:
            return .linux(store.scope(state: \.linux, action: \.linux)!)
          #else
          case .other:
            return .other
          #endif
          #endif
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
