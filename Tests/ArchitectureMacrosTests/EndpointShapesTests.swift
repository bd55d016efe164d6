import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Closures of every shape that a client may hold.
@Suite struct EndpointShapesTests {
  let macros = ["DependencyEndpoint": MacroSpec(DependencyEndpointMacro.self)]

  @Test func `the method of an isolated closure is isolated too`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var show: @MainActor @Sendable (_ title: String) -> Void
      }
      """,
      """
      struct Client {
        var show: @MainActor @Sendable (_ title: String) -> Void {
          @storageRestrictions(initializes: _show)
          init(initialValue) {
            _show = initialValue
          }
          get {
            _show
          }
          set {
            _show = newValue
          }
        }

        private var _show: @MainActor @Sendable (_ title: String) -> Void = { _ in
          Dependencies._$reportUnimplemented("Client.show")
        }

        @MainActor
        func show(title p0: String) {
          self.show(p0)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an autoclosure is evaluated where it is passed on`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var log: (_ level: Int, _ message: @autoclosure () throws -> String) throws -> Void
      }
      """,
      """
      struct Client {
        var log: (_ level: Int, _ message: @autoclosure () throws -> String) throws -> Void {
          @storageRestrictions(initializes: _log)
          init(initialValue) {
            _log = initialValue
          }
          get {
            _log
          }
          set {
            _log = newValue
          }
        }

        private var _log: (_ level: Int, _ message: @autoclosure () throws -> String) throws -> Void = { _, _ in
          Dependencies._$reportUnimplemented("Client.log")
          throw Dependencies.Unimplemented("log")
        }

        func log(level p0: Int, message p1: @autoclosure () throws -> String) throws {
          try self.log(p0, try p1())
        }
      }
      """,
      with: macros
    )
  }

  @Test func `the default of a variadic closure takes an array`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var sum: @Sendable (Int...) -> Int = { $0.count }
      }
      """,
      """
      struct Client {
        var sum: @Sendable (Int...) -> Int {
          get {
            _sum
          }
          set {
            _sum = newValue
          }
        }

        private var _sum: @Sendable (Int...) -> Int = { p0 in
          Dependencies._$reportUnimplemented("Client.sum")
          let unimplemented: ([Int]) -> Int = { $0.count }
          return unimplemented(p0)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `the default of a variadic closure can be nothing else`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var sum: @Sendable (Int...) -> Int = total
      }
      """,
      """
      struct Client {
        var sum: @Sendable (Int...) -> Int {
          get {
            _sum
          }
          set {
            _sum = newValue
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "The default of variadic closure 'sum' must be written as a closure expression",
          line: 3,
          column: 40
        )
      ],
      with: macros
    )
  }

  @Test func `the method of a deprecated endpoint is deprecated`() {
    expectExpansion(
      """
      public struct Client {
        @DependencyEndpoint
        @available(*, deprecated, message: "Use 'load'")
        public var fetch: @Sendable (_ id: Int) async throws -> String
      }
      """,
      """
      public struct Client {
        @available(*, deprecated, message: "Use 'load'")
        public var fetch: @Sendable (_ id: Int) async throws -> String {
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

        private var _fetch: @Sendable (_ id: Int) async throws -> String = { _ in
          Dependencies._$reportUnimplemented("Client.fetch")
          throw Dependencies.Unimplemented("fetch")
        }

        @available(*, deprecated, message: "Use 'load'")
        @Sendable
        public func fetch(id p0: Int) async throws -> String {
          try await self.fetch(p0)
        }
      }
      """,
      with: macros
    )
  }

  @Test func `observers move to the storage`() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint
        var save: () -> Void {
          didSet { print(oldValue) }
        }
      }
      """,
      """
      struct Client {
        var save: () -> Void {
          didSet { print(oldValue) }
          @storageRestrictions(initializes: _save)
          init(initialValue) {
            _save = initialValue
          }

          get {
            _save
          }

          set {
            _save = newValue
          }
        }

        private var _save: () -> Void = {
          Dependencies._$reportUnimplemented("Client.save")
        } {
          didSet {
            print(oldValue)
          }
        }
      }
      """,
      with: macros
    )
  }

  @Test func `parameters and effects are passed on`() {
    expectExpansion(
      """
      struct Client<Value: Sendable> where Value: Equatable {
        @DependencyEndpoint
        package var `default`: @Sendable (
          _ value: inout Value,  // changed
          _ `in`: [any Sendable],
          Int
        ) async throws(Failure) -> (Value, rest: [Value]) = { _, _, _ in fatalError() }
      }
      """,
      """
      struct Client<Value: Sendable> where Value: Equatable {
        package var `default`: @Sendable (
          _ value: inout Value,  // changed
          _ `in`: [any Sendable],
          Int
        ) async throws(Failure) -> (Value, rest: [Value]) {
          get {
            _default
          }
          set {
            _default = newValue
          }
        }

        private var _default: @Sendable (
            _ value: inout Value,  // changed
            _ `in`: [any Sendable],
            Int
          ) async throws(Failure) -> (Value, rest: [Value]) = { p0, p1, p2 in
          Dependencies._$reportUnimplemented("Client.default")
          let unimplemented: @Sendable (
              _ value: inout Value,  // changed
              _ `in`: [any Sendable],
              Int
            ) async throws(Failure) -> (Value, rest: [Value]) = { _, _, _ in fatalError() }
          return try await unimplemented(&p0, p1, p2)
        }

        @Sendable
        package func `default`(value p0: inout Value, `in` p1: [any Sendable], _ p2: Int) async throws(Failure) -> (Value, rest: [Value]) {
          try await self.`default`(&p0, p1, p2)
        }
      }
      """,
      with: macros
    )
  }
}
