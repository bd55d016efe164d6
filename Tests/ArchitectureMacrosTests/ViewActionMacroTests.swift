import SwiftDiagnostics
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ViewActionMacroTests {
  let macros = [
    "ViewAction": MacroSpec(ViewActionMacro.self, adding: "ViewActionSending")
  ]

  @Test func `a view with a store sends view actions`() {
    expectExpansion(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
        let store: StoreOf<Feature>
      }
      """,
      """
      struct FeatureView {
        let store: StoreOf<Feature>
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      with: macros
    )
  }

  @Test func `a view without a store is refused`() {
    expectExpansion(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
      }
      """,
      """
      struct FeatureView {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'",
          line: 1,
          column: 1
        )
      ],
      with: macros
    )
  }

  @Test func `sending to the store directly is warned of with a way out`() {
    expectExpansion(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
        var store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tapped(3)))
          self.store.send(.refresh)
          other.send(.tapped)
        }
      }
      """,
      """
      struct FeatureView {
        var store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tapped(3)))
          self.store.send(.refresh)
          other.send(.tapped)
        }
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "Do not use 'store.send' directly when using '@ViewAction'",
          line: 5,
          column: 5,
          severity: .warning,
          fixIts: [FixItSpec(message: "Call 'send' directly with the view action")]
        ),
        DiagnosticSpec(
          message: "Do not use 'store.send' directly when using '@ViewAction'",
          line: 6,
          column: 5,
          severity: .warning
        ),
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          var store: StoreOf<Feature>
          func tap() {
            send(.tapped(3))
            self.store.send(.refresh)
            other.send(.tapped)
          }
        }
        """,
      with: macros
    )
  }
}
