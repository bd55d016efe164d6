import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct DependencyEndpointDiagnosticsTests {
  let macros = ["DependencyEndpoint": MacroSpec(DependencyEndpointMacro.self)]

  @Test func `a result without default is refused with a way out`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var isCached: (_ id: Int) -> Bool
      }
      """,
      """
      struct Client {
        var isCached: (_ id: Int) -> Bool
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            Default value required for non-throwing closure 'isCached': an unimplemented endpoint \
            reports an issue and returns this value, which need not be a real one
            """,
          line: 3,
          column: 7,
          fixIts: [FixItSpec(message: "Insert '= { _ in <#Bool#> }'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var isCached: (_ id: Int) -> Bool = { _ in <#Bool#> }
        }
        """,
      with: macros
    )
  }

  @Test func `a typed error without default is refused with a way out`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var load: () throws(Failure) -> Int
      }
      """,
      """
      struct Client {
        var load: () throws(Failure) -> Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            Default value required for typed-throwing closure 'load': an unimplemented endpoint \
            reports an issue and returns this value, which need not be a real one
            """,
          line: 3,
          column: 7,
          fixIts: [FixItSpec(message: "Insert '= { <#Int#> }'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var load: () throws(Failure) -> Int = { <#Int#> }
        }
        """,
      with: macros
    )
  }

  @Test(arguments: ["var name: String", "let stop: () -> Void", "var fetch: Fetch = { 3 }", "var stop = {}"])
  func `only variables spelled as closures are endpoints`(_ declaration: String) {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        \(declaration)
      }
      """,
      """
      struct Client {
        \(declaration)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' can only be applied to a 'var' whose type is spelled as a closure",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }
}
