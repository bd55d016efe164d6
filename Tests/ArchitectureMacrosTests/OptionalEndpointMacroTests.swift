import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// An endpoint that returns an optional needs no default.
@Suite struct OptionalEndpointMacroTests {
  let macros = ["DependencyEndpoint": MacroSpec(DependencyEndpointMacro.self)]

  @Test(arguments: ["Int?", "Optional<Int>", "(any Error)?"])
  func `an endpoint with an optional result reports and returns nil`(result: String) {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var current: @Sendable () async -> \(result)
      }
      """,
      """
      struct Client {
        var current: @Sendable () async -> \(result) {
          @storageRestrictions(initializes: _current)
          init(initialValue) {
            _current = initialValue
          }
          get {
            _current
          }
          set {
            _current = newValue
          }
        }

        private var _current: @Sendable () async -> \(result) = {
          Dependencies._$reportUnimplemented("Client.current")
          return nil
        }
      }
      """,
      with: macros
    )
  }
}
