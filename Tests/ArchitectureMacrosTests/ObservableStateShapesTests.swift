import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// State of every shape that features have.
@Suite struct ObservableStateShapesTests {
  let macros = [
    "ObservableState": MacroSpec(
      ObservableStateMacro.self,
      adding: "ObservableState",
      "Observable",
      "CustomReflectable"
    )
  ]

  @Test func `code generated for a deprecated property is deprecated itself`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        @available(*, deprecated, renamed: "new") var old = 1
        @available(*, deprecated) let oldest = 0
        var new = 2
      }
      """,
      #"""
      struct State {
        @available(*, deprecated, renamed: "new")
        @ObservationStateTracked var old = 1
        @available(*, deprecated) let oldest = 0
        @ObservationStateTracked
        var new = 2

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        @available(*, deprecated)
        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.old, \Self._old))
          keyPaths.append((\Self.new, \Self._new))
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }

        @available(*, deprecated)
        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          children.append(("old", self._old as Any))
          children.append(("oldest", self.oldest as Any))
          children.append(("new", self._new as Any))
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `conditions within conditions are kept`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        #if DEBUG
        #if os(Linux)
        var first = 1
        #elseif os(macOS)
        @Presents var second: Alert?
        #else
        let third = 3
        #endif
        var fourth = 4
        #endif
      }
      """,
      #"""
      struct State {
        #if DEBUG
        #if os(Linux)
        var first = 1
        #elseif os(macOS)
        @Presents var second: Alert?
        #else
        let third = 3
        #endif
        var fourth = 4
        #endif

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          #if DEBUG
          #if os(Linux)
          keyPaths.append((\Self.first, \Self._first))
          #elseif os(macOS)
          keyPaths.append((\Self.second, \Self._second))
          keyPaths.append((\Self.$second, \Self._second))
          #else
          #endif
          keyPaths.append((\Self.fourth, \Self._fourth))
          #endif
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }

        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          #if DEBUG
          #if os(Linux)
          children.append(("first", self._first as Any))
          #elseif os(macOS)
          children.append(("second", self._second.wrappedValue as Any))
          #else
          children.append(("third", self.third as Any))
          #endif
          children.append(("fourth", self._fourth as Any))
          #endif
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `generic state in a package extension is visible to the package`() {
    expectExpansion(
      """
      package extension Feature {
        @ObservableState
        struct State<Value: Equatable> where Value: Sendable {
          package var value: Value
        }
      }
      """,
      #"""
      package extension Feature {
        struct State<Value: Equatable> where Value: Sendable {
          @ObservationStateTracked
          package var value: Value

          package var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          package var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          package static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
            var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
            keyPaths.append((\Self.value, \Self._value))
            return keyPaths
          }

          package var customMirror: Swift.Mirror {
            var children: [Swift.Mirror.Child] = []
            children.append(("value", self._value as Any))
            return Swift.Mirror(self, children: children, displayStyle: .struct)
          }
        }
      }

      extension Feature.State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `a fileprivate struct has members without modifiers`() {
    expectExpansion(
      """
      @ObservableState
      fileprivate struct State {
        private var count = 0
      }
      """,
      #"""
      fileprivate struct State {
        @ObservationStateTracked
        private var count = 0

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          return keyPaths
        }

        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          children.append(("count", self._count as Any))
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }
}
