import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct DependencyClientMacroTests {
  let macros = ["DependencyClient": MacroSpec(DependencyClientMacro.self)]

  @Test func `closures become endpoints and initializers appear`() {
    expectExpansion(
      """
      @DependencyClient
      public struct Client: Sendable {
        public var fetch: @Sendable (_ id: Int) async throws -> String
        public var stop: () -> Void
      }
      """,
      """
      public struct Client: Sendable {
        @DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> String
        @DependencyEndpoint
        public var stop: () -> Void

        public init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> String,
          stop: @escaping () -> Void
        ) {
          self._fetch = fetch
          self._stop = stop
        }

        public init() {
        }
      }
      """,
      with: macros
    )
  }

  @Test func `other properties are taken with their defaults`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var limit = 10
        var name: String = "client"
        var token: String?
        let version = 1
        @DependencyEndpointIgnored var now: () -> Int = { 0 }
        private var cache: [Int] = []
        lazy var parser = Parser()
        static var shared = 3
        var total: Int { 3 }
      }
      """,
      """
      struct Client {
        var limit = 10
        var name: String = "client"
        var token: String?
        let version = 1
        @DependencyEndpointIgnored var now: () -> Int = { 0 }
        private var cache: [Int] = []
        lazy var parser = Parser()
        static var shared = 3
        var total: Int { 3 }

        init(
          limit: Swift.Int = 10,
          name: String = "client",
          token: String? = nil,
          now: @escaping () -> Int = { 0 }
        ) {
          self.limit = limit
          self.name = name
          self.token = token
          self.now = now
        }

        init() {
        }
      }
      """,
      with: macros
    )
  }

  @Test func `without a default there is no empty initializer`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        let url: URL
        @DependencyEndpoint(method: "load") var fetch: () throws -> Void
      }
      """,
      """
      struct Client {
        let url: URL
        @DependencyEndpoint(method: "load") var fetch: () throws -> Void

        init(
          url: URL,
          fetch: @escaping () throws -> Void
        ) {
          self.url = url
          self._fetch = fetch
        }
      }
      """,
      with: macros
    )
  }

  @Test func `a property that is less visible narrows the initializer`() {
    expectExpansion(
      """
      @DependencyClient
      public struct Client {
        public var fetch: () throws -> Void
        internal var secret: Secret
      }
      """,
      """
      public struct Client {
        @DependencyEndpoint
        public var fetch: () throws -> Void
        internal var secret: Secret

        init(
          fetch: @escaping () throws -> Void,
          secret: Secret
        ) {
          self._fetch = fetch
          self.secret = secret
        }
      }
      """,
      with: macros
    )
  }

  @Test func `conditions give an initializer each`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var fetch: () throws -> Void
        #if DEBUG
        var log: () -> Void
        #endif
        var stop: () -> Void
      }
      """,
      """
      struct Client {
        @DependencyEndpoint
        var fetch: () throws -> Void
        #if DEBUG
        var log: () -> Void
        #endif
        @DependencyEndpoint
        var stop: () -> Void

        #if DEBUG
        init(
          fetch: @escaping () throws -> Void,
          log: @escaping () -> Void,
          stop: @escaping () -> Void
        ) {
          self._fetch = fetch
          self._log = log
          self._stop = stop
        }
        #else
        init(
          fetch: @escaping () throws -> Void,
          stop: @escaping () -> Void
        ) {
          self._fetch = fetch
          self._stop = stop
        }
        #endif

        init() {
        }
      }
      """,
      with: macros
    )
  }

  @Test func `initializers that are there are kept`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var fetch: () throws -> Void
        init() {
          fetch = {}
        }
        init(fetch: @escaping () throws -> Void) {
          self.fetch = fetch
        }
      }
      """,
      """
      struct Client {
        @DependencyEndpoint
        var fetch: () throws -> Void
        init() {
          fetch = {}
        }
        init(fetch: @escaping () throws -> Void) {
          self.fetch = fetch
        }
      }
      """,
      with: macros
    )
  }

  @Test func `a property without known type is refused`() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var names = ["a"]
      }
      """,
      """
      struct Client {
        var names = ["a"]
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' requires a type annotation of 'names' to write an initializer",
          line: 3,
          column: 7
        )
      ],
      with: macros
    )
  }

  @Test(arguments: ["class", "enum", "actor"])
  func `only structs are clients`(_ kind: String) {
    expectExpansion(
      """
      @DependencyClient
      \(kind) Client {
      }
      """,
      """
      \(kind) Client {
      }
      """,
      diagnostics: [
        DiagnosticSpec(message: "'@DependencyClient' can only be applied to struct types", line: 1, column: 1)
      ],
      with: macros
    )
  }

  @Test func `ignored endpoints expand to nothing`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpointIgnored
        var now: () -> Int = { 0 }
      }
      """,
      """
      struct Client {
        var now: () -> Int = { 0 }
      }
      """,
      with: ["DependencyEndpointIgnored": MacroSpec(MarkerMacro.self)]
    )
  }
}
