import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// State that is one of several things.
@Suite struct ObservableEnumShapesTests {
  let macros = [
    "ObservableState": MacroSpec(
      ObservableStateMacro.self,
      adding: "ObservableState",
      "Observable",
      "CustomReflectable"
    )
  ]

  @Test func `a generic enum of indirect cases is identified by its payload`() {
    expectExpansion(
      """
      @ObservableState
      indirect enum State<Value: ObservableState> {
        /// A value.
        case leaf(Value)  // the end
        case node(left: Self, right: Self)
        @available(*, deprecated) case old(_ value: Value = .initial)
        case `self`((Int, Int))
      }
      """,
      """
      indirect enum State<Value: ObservableState> {
        /// A value.
        case leaf(Value)  // the end
        case node(left: Self, right: Self)
        @available(*, deprecated) case old(_ value: Value = .initial)
        case `self`((Int, Int))

        var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case let .leaf(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
          case .node:
            return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
          case let .old(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(2)
          case let .`self`(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(3)
          }
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          []
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable {
      }
      """,
      with: macros
    )
  }

  @Test func `cases of several lines have identities`() {
    expectExpansion(
      """
      @ObservableState enum State {
        // The list.
        case list(
          List.State
        )
        #if DEBUG
          /// For debugging.
          case debug(
            Int,
            name: String
          ), none
        #endif
      }
      """,
      """
      enum State {
        // The list.
        case list(
          List.State
        )
        #if DEBUG
          /// For debugging.
          case debug(
            Int,
            name: String
          ), none
        #endif

        var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case let .list(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
          #if DEBUG
          case .debug:
            return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
          case .none:
            return ComposableArchitecture.ObservableStateID._$inert._$tag(2)
          #endif
          }
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          []
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable {
      }
      """,
      with: macros
    )
  }
}
