import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct PresentsDiagnosticsTests {
  let macros = ["Presents": MacroSpec(PresentsMacro.self)]

  @Test(arguments: [
    "var child: Child", "let child: Child?", "var child = Child()", "var child: Child? { nil }",
  ])
  func `only optional variables are presented`(_ declaration: String) {
    expectExpansion(
      """
      @ObservableState struct State {
        @Presents \(declaration)
      }
      """,
      """
      @ObservableState struct State {
        \(declaration)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' can only be applied to a 'var' whose type is spelled as an optional",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }

  @Test func `state that is not observable is refused`() {
    expectExpansion(
      """
      struct State {
        @Presents var child: Child.State?
      }
      """,
      """
      struct State {
        var child: Child.State?
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires '@ObservableState' to be applied to 'State'",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }
}
