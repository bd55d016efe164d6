import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Endpoints over several lines, with comments, attributes and tabs.
@Suite struct EndpointLayoutTests {
  let macros = ["DependencyEndpoint": MacroSpec(DependencyEndpointMacro.self)]

  @Test func `the type of an endpoint is copied with its lines`() {
    expectExpansion(
      """
      struct Client {
        // Loads it.
        @DependencyEndpoint
        @available(*, deprecated)
        public var load:
          @Sendable (
            _ id: Int,  // the first
            [
              String
            ]
          ) async throws -> [Int]
      }
      """,
      """
      struct Client {
        // Loads it.
        @available(*, deprecated)
        public var load:
          @Sendable (
            _ id: Int,  // the first
            [
              String
            ]
          ) async throws -> [Int] {
          @storageRestrictions(initializes: _load)
          init(initialValue) {
            _load = initialValue
          }
          get {
            _load
          }
          set {
            _load = newValue
          }
        }

        private var _load: @Sendable (
              _ id: Int,  // the first
              [
                String
              ]
            ) async throws -> [Int] = { _, _ in
          Dependencies._$reportUnimplemented("Client.load")
          throw Dependencies.Unimplemented("load")
        }

        @available(*, deprecated)
        @Sendable
        public func load(id p0: Int, _ p1: [
                String
              ]) async throws -> [Int] {
          try await self.load(p0, p1)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `the default of an endpoint is copied with its lines`() {
    expectExpansion(
      #"""
      struct Client {
        /// Its name.
        @DependencyEndpoint(method: "named") var name: (Int) -> String = { id in
          // Not a real one.
          let text = """
            name
            """
          return text
        }  // the name
        @DependencyEndpoint
        private
          var log: (Int)->Void={_ in}
      }
      """#,
      #"""
      struct Client {
        /// Its name.
        var name: (Int) -> String {  // the name
          get {
            _name
          }
          set {
            _name = newValue
          }
        }

        private var _name: (Int) -> String = { p0 in
          Dependencies._$reportUnimplemented("Client.name")
          let unimplemented: (Int) -> String = { id in
              // Not a real one.
              let text = """
                name
                """
              return text
            }
          return unimplemented(p0)
        }

        func named(_ p0: Int) -> String {
          self.name(p0)
        }
        private
          var log: (Int)->Void{
          get {
            _log
          }
          set {
            _log = newValue
          }
        }

        private var _log: (Int)->Void = { p0 in
          Dependencies._$reportUnimplemented("Client.log")
          let unimplemented: (Int)->Void = {_ in}
          unimplemented(p0)
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `the observers of an endpoint are copied with their lines`() {
    expectExpansion(
      """
      struct Client {
      \t@DependencyEndpoint var stop: () -> Void {
      \t\tdidSet {
      \t\t\tprint("changed")
      \t\t\tprint(\"""
      \t\t\t\tagain
      \t\t\t\t\""")
      \t\t}
      \t}
      }
      """,
      """
      struct Client {
      \tvar stop: () -> Void {
      \t\tdidSet {
      \t\t\tprint("changed")
      \t\t\tprint(\"""
      \t\t\t\tagain
      \t\t\t\t\""")
      \t\t}
      \t  @storageRestrictions(initializes: _stop)
      \t  init(initialValue) {
      \t    _stop = initialValue
      \t  }

      \t  get {
      \t    _stop
      \t  }

      \t  set {
      \t    _stop = newValue
      \t  }
      \t}

      \tprivate var _stop: () -> Void = {
      \t  Dependencies._$reportUnimplemented("Client.stop")
      \t} {
      \t  didSet {
      \t    print("changed")
      \t    \t\t\tprint(\"""
      \t    \t\t\t\tagain
      \t    \t\t\t\t\""")
      \t  }
      \t}
      }
      """,
      with: macros
    )
  }
}
