import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct DependencyClientIsolationTests {
  @Test func `no actor isolates a client whatever the default of its module`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var limit = 10
      }
      """,
      """
      struct Client {
        var limit = 10

        init(
          limit: Swift.Int = 10
        ) {
          self.limit = limit
        }

        init() {
        }
      }

      extension Client: Dependencies._DependencyClient {
      }
      """,
      with: ["DependencyClient": MacroSpec(DependencyClientMacro.self, adding: "_DependencyClient")]
    )
  }

  @Test func `a private nested client needs no extension`() {
    expectExpansion(
      """
      struct Tests {
        @DependencyClient
        private struct Client {
        }
      }
      """,
      """
      struct Tests {
        private struct Client {

          init() {
          }
        }
      }
      """,
      with: ["DependencyClient": MacroSpec(DependencyClientMacro.self, adding: "_DependencyClient")]
    )
  }
}
