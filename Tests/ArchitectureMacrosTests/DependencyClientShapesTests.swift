import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Clients of every shape.
@Suite struct DependencyClientShapesTests {
  let macros = ["DependencyClient": MacroSpec(DependencyClientMacro.self)]

  @Test func `properties keep the specifiers of their types in the initializer`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var load: nonisolated(nonsending) @Sendable () async throws -> Void
        let show: @MainActor () -> Void
        let token: String?
        var later: (() -> Void)?
      }
      """,
      """
      struct Client {
        @DependencyEndpoint
        var load: nonisolated(nonsending) @Sendable () async throws -> Void
        let show: @MainActor () -> Void
        let token: String?
        var later: (() -> Void)?

        init(
          load: nonisolated(nonsending) @escaping @Sendable () async throws -> Void,
          show: @escaping @MainActor () -> Void,
          token: String?,
          later: (() -> Void)? = nil
        ) {
          self._load = load
          self.show = show
          self.token = token
          self.later = later
        }
      }
      """,
      with: macros
    )
  }

  @Test func `a generic client in a package extension has accessible initializers`() {
    expectExpansion(
      """
      package extension Namespace {
        @DependencyClient
        struct Client<Value> where Value: Sendable {
          package var load: @Sendable () throws -> Value
        }
      }
      """,
      """
      package extension Namespace {
        struct Client<Value> where Value: Sendable {
          @DependencyEndpoint
          package var load: @Sendable () throws -> Value

          package init(
            load: @escaping @Sendable () throws -> Value
          ) {
            self._load = load
          }

          package init() {
          }
        }
      }
      """,
      with: macros
    )
  }

  @Test func `endpoints that are declared together are refused with a way out`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var first, second: () -> Void
        var a = 1, b = 2
      }
      """,
      """
      struct Client {
        var first, second: () -> Void
        var a = 1, b = 2
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' requires each property to have its own 'var'",
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Declare each property separately")]
        )
      ],
      fixed: """
        @DependencyClient
        struct Client {
          var first: () -> Void
          var second: () -> Void
          var a = 1, b = 2
        }
        """,
      with: macros
    )
  }

  @Test func `a property without access makes the initializer internal`() {
    expectExpansion(
      """
      @DependencyClient
      public struct Client {
        public let name: String
        let secret: Secret
      }
      """,
      """
      public struct Client {
        public let name: String
        let secret: Secret

        init(
          name: String,
          secret: Secret
        ) {
          self.name = name
          self.secret = secret
        }
      }
      """,
      with: macros
    )
  }

  @Test func `properties of several lines are parameters`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        // Loads it.
        var load: @Sendable (
          _ id: Int  // the first
        ) async throws -> Void
        var names: [String] = [
          "one",

          "two",
        ]
        #if DEBUG  // only there
          /// For debugging.
          var debug: (
            Int, String
          )?
        #endif
        var limit = 10  // ten
      }
      """,
      """
      struct Client {
        @DependencyEndpoint
        // Loads it.
        var load: @Sendable (
          _ id: Int  // the first
        ) async throws -> Void
        var names: [String] = [
          "one",

          "two",
        ]
        #if DEBUG  // only there
          /// For debugging.
          var debug: (
            Int, String
          )?
        #endif
        var limit = 10  // ten

        #if DEBUG
        init(
          load: @escaping @Sendable (
              _ id: Int  // the first
            ) async throws -> Void,
          names: [String] = [
              "one",

              "two",
            ],
          debug: (
                Int, String
              )? = nil,
          limit: Swift.Int = 10
        ) {
          self._load = load
          self.names = names
          self.debug = debug
          self.limit = limit
        }
        #else
        init(
          load: @escaping @Sendable (
              _ id: Int  // the first
            ) async throws -> Void,
          names: [String] = [
              "one",

              "two",
            ],
          limit: Swift.Int = 10
        ) {
          self._load = load
          self.names = names
          self.limit = limit
        }
        #endif

        init() {
        }
      }
      """,
      with: macros
    )
  }
}
