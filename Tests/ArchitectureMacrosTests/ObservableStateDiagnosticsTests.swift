import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ObservableStateDiagnosticsTests {
  let macros = [
    "ObservableState": MacroSpec(ObservableStateMacro.self, adding: "ObservableState")
  ]

  @Test(arguments: ["class", "actor"])
  func `references are refused`(_ kind: String) {
    expectExpansion(
      """
      @ObservableState
      \(kind) State {
      }
      """,
      """
      \(kind) State {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' cannot be applied to \(kind) type 'State'",
          line: 1,
          column: 1
        )
      ],
      with: macros
    )
  }

  @Test func `several properties in one declaration are refused with a way out`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        // The place.
        private var x, y: Int, name = "a"
      }
      """,
      """
      struct State {
        // The place.
        private var x, y: Int, name = "a"

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' requires each property to have its own 'var'",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "Declare each property separately")]
        )
      ],
      fixed: """
        @ObservableState
        struct State {
          // The place.
          private var x: Int
          private var y: Int
          private var name = "a"
        }
        """,
      with: macros
    )
  }

  @Test func `a tuple of properties is refused`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        var (x, y) = (1, 2)
      }
      """,
      """
      struct State {
        var (x, y) = (1, 2)

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' cannot observe properties that are declared together in a tuple",
          line: 3,
          column: 7
        )
      ],
      with: macros
    )
  }

  @Test func `constants may be declared together`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        let x, y: Int
      }
      """,
      """
      struct State {
        let x, y: Int

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """,
      with: macros
    )
  }
}
