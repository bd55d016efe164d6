import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct DependencyEndpointMacroTests {
  let macros = ["DependencyEndpoint": MacroSpec(DependencyEndpointMacro.self)]

  @Test func `a throwing endpoint reports and throws`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        public var fetch: @Sendable (Int) async throws -> String
      }
      """,
      """
      struct Client {
        public var fetch: @Sendable (Int) async throws -> String {
          @storageRestrictions(initializes: _fetch)
          init(initialValue) {
            _fetch = initialValue
          }
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        private var _fetch: @Sendable (Int) async throws -> String = { _ in
          Dependencies._$reportUnimplemented("Client.fetch")
          throw Dependencies.Unimplemented("fetch")
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an endpoint without result reports and returns`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var stop: () -> Void
      }
      """,
      """
      struct Client {
        var stop: () -> Void {
          @storageRestrictions(initializes: _stop)
          init(initialValue) {
            _stop = initialValue
          }
          get {
            _stop
          }
          set {
            _stop = newValue
          }
        }

        private var _stop: () -> Void = {
          Dependencies._$reportUnimplemented("Client.stop")
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an endpoint with a default reports and returns the default`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var isCached: @Sendable (Int, String) -> Bool = { _, _ in false }
      }
      """,
      """
      struct Client {
        var isCached: @Sendable (Int, String) -> Bool {
          get {
            _isCached
          }
          set {
            _isCached = newValue
          }
        }

        private var _isCached: @Sendable (Int, String) -> Bool = { p0, p1 in
          Dependencies._$reportUnimplemented("Client.isCached")
          let unimplemented: @Sendable (Int, String) -> Bool = { _, _ in false }
          return unimplemented(p0, p1)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `labels in the type give a method with labels`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        package var move: @Sendable (_ id: Int, _ to: inout Place, String) async throws -> Bool
      }
      """,
      """
      struct Client {
        package var move: @Sendable (_ id: Int, _ to: inout Place, String) async throws -> Bool {
          @storageRestrictions(initializes: _move)
          init(initialValue) {
            _move = initialValue
          }
          get {
            _move
          }
          set {
            _move = newValue
          }
        }

        private var _move: @Sendable (_ id: Int, _ to: inout Place, String) async throws -> Bool = { _, _, _ in
          Dependencies._$reportUnimplemented("Client.move")
          throw Dependencies.Unimplemented("move")
        }

        @Sendable
        package func move(id p0: Int, to p1: inout Place, _ p2: String) async throws -> Bool {
          try await self.move(p0, &p1, p2)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `a method can have its own name`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint(method: "load")
        var fetch: () async -> Void
      }
      """,
      """
      struct Client {
        var fetch: () async -> Void {
          @storageRestrictions(initializes: _fetch)
          init(initialValue) {
            _fetch = initialValue
          }
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        private var _fetch: () async -> Void = {
          Dependencies._$reportUnimplemented("Client.fetch")
        }

        func load() async {
          await self.fetch()
        }
      }
      """,
      with: macros
    )
  }

  @Test func `variadic parameters give no method`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var print: (_ items: Int...) -> Void
      }
      """,
      """
      struct Client {
        var print: (_ items: Int...) -> Void {
          @storageRestrictions(initializes: _print)
          init(initialValue) {
            _print = initialValue
          }
          get {
            _print
          }
          set {
            _print = newValue
          }
        }

        private var _print: (_ items: Int...) -> Void = { _ in
          Dependencies._$reportUnimplemented("Client.print")
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an explicit any error is thrown like an untyped one`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var `default`: () throws(any Error) -> Int
      }
      """,
      """
      struct Client {
        var `default`: () throws(any Error) -> Int {
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }
          get {
            _default
          }
          set {
            _default = newValue
          }
        }

        private var _default: () throws(any Error) -> Int = {
          Dependencies._$reportUnimplemented("Client.default")
          throw Dependencies.Unimplemented("default")
        }
      }
      """,
      with: macros
    )
  }

  @Test func `a typed throwing endpoint uses its default`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var fetch: () throws(Failure) -> Int = { () throws(Failure) in throw .offline }
      }
      """,
      """
      struct Client {
        var fetch: () throws(Failure) -> Int {
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        private var _fetch: () throws(Failure) -> Int = {
          Dependencies._$reportUnimplemented("Client.fetch")
          let unimplemented: () throws(Failure) -> Int = { () throws(Failure) in throw .offline }
          return try unimplemented()
        }
      }
      """,
      with: macros
    )
  }
}
