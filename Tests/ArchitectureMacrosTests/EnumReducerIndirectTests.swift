import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Destinations that hold themselves.
@Suite struct EnumReducerIndirectTests {
  let macros = [
    "Reducer": MacroSpec(ReducerMacro.self, adding: "Reducer", "CaseReducer"),
    "ReducerCaseIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `an indirect case is indirect in state and action`() {
    expectExpansion(
      """
      @Reducer
      enum Path {
        indirect case folder(Folder)
        case leaf(Leaf)
        @ReducerCaseIgnored
        indirect case link(Path.State, name: String = "")
      }
      """,
      #"""
      enum Path {
        indirect case folder(Folder)
        case leaf(Leaf)
        indirect case link(Path.State, name: String = "")

        @dynamicMemberLookup
        indirect enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
          typealias StateReducer = Path
          case folder(Folder.State)
          case leaf(Leaf.State)
          case link(Path.State, name: String)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              if case .folder = root {
                return \.folder
              }
              if case .leaf = root {
                return \.leaf
              }
              if case .link = root {
                return \.link
              }
              return \.self
            }
            var folder: CasePaths.AnyCasePath<State, Folder.State> {
              ._$embed(
                State.folder,
                extract: {
                  guard case let .folder(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var leaf: CasePaths.AnyCasePath<State, Leaf.State> {
              ._$embed(
                State.leaf,
                extract: {
                  guard case let .leaf(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var link: CasePaths.AnyCasePath<State, (Path.State, name: String)> {
              ._$embed(
                {
                  State.link($0.0, name: $0.1)
                },
                extract: {
                  guard case let .link(v0, v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.append(\.folder)
              allCasePaths.append(\.leaf)
              allCasePaths.append(\.link)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .folder(value):
              return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
            case let .leaf(value):
              return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(1)
            case .link:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(2)
            }
          }
          static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            []
          }
        }

        indirect enum Action: CasePaths.CasePathIterable {
          case folder(Folder.Action)
          case leaf(Leaf.Action)
          case link(Swift.Never)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .folder = root {
                return \.folder
              }
              if case .leaf = root {
                return \.leaf
              }
              if case .link = root {
                return \.link
              }
              return \.self
            }
            var folder: CasePaths.AnyCasePath<Action, Folder.Action> {
              ._$embed(
                Action.folder,
                extract: {
                  guard case let .folder(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var leaf: CasePaths.AnyCasePath<Action, Leaf.Action> {
              ._$embed(
                Action.leaf,
                extract: {
                  guard case let .leaf(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var link: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$embed(
                Action.link,
                extract: {
                  guard case let .link(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.folder)
              allCasePaths.append(\.leaf)
              allCasePaths.append(\.link)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.Scope(state: \Self.State.Cases.folder, action: \Self.Action.Cases.folder) {
            Folder()
          }
          ComposableArchitecture.Scope(state: \Self.State.Cases.leaf, action: \Self.Action.Cases.leaf) {
            Leaf()
          }
        }

        enum CaseScope {
          case folder(ComposableArchitecture.StoreOf<Folder>)
          case leaf(ComposableArchitecture.StoreOf<Leaf>)
          indirect case link(Path.State, name: String)
        }

        @preconcurrency @Swift.MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .folder:
            return .folder(store.scope(state: \.folder, action: \.folder)!)
          case .leaf:
            return .leaf(store.scope(state: \.leaf, action: \.leaf)!)
          case let .link(v0, v1):
            return .link(v0, name: v1)
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
