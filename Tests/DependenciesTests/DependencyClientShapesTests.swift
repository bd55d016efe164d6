import Dependencies
import Testing

/// Clients of every shape that the macro has to handle, as the compiler sees them.
@Suite struct DependencyClientShapesTests {
  private let recorder = IssueRecorder()

  @Test func `a generic client throws until it is given`() throws {
    var client = Repository<Int>()
    recorder { _ = #expect(throws: Unimplemented.self) { try client.load(id: 3) } }
    #expect(recorder.messages.count == 1)
    client.load = { $0 * 2 }
    #expect(try client.load(id: 3) == 6)
  }

  @MainActor
  @Test func `the method of an isolated closure runs where the closure does`() {
    let shown = LockIsolated<[String]>([])
    var client = Shapes()
    client.show = { title in shown.withValue { $0.append(title) } }
    client.show(title: "a")
    #expect(shown.value == ["a"])
  }

  @Test func `an autoclosure is evaluated by the closure alone`() throws {
    let evaluations = LockIsolated(0)
    var client = Shapes()
    client.log = { level, message in
      guard level > 1 else { return }
      _ = try message()
    }
    func message() -> String {
      evaluations.withValue { $0 += 1 }
      return "m"
    }
    try client.log(level: 1, message: message())
    #expect(evaluations.value == 0)
    try client.log(level: 2, message: message())
    #expect(evaluations.value == 1)
  }

  @Test func `a variadic closure reports and returns its default`() {
    recorder { #expect(Shapes().count(1, 2, 3) == 3) }
    #expect(recorder.messages.count == 1)
  }

  @Test func `an inout parameter is passed on`() {
    var client = Shapes()
    client.increment = { $0 += 1 }
    var number = 1
    client.increment(number: &number)
    #expect(number == 2)
  }

  @Test func `a typed error is thrown by the default`() {
    recorder {
      _ = #expect(throws: CancellationError.self) { try Shapes().cancel() }
    }
    #expect(recorder.messages.count == 1)
  }

  @Test func `names in back ticks are called`() throws {
    var client = Shapes()
    client.default = { "\($0)" }
    #expect(try client.default(in: 3) == "3")
  }

  @Test func `observers of an endpoint run once per change`() {
    var client = Shapes()
    client.observed = {}
    client.observed = {}
    #expect(client.changes == 2)
  }

  @Test func `a nonisolated closure is kept`() async throws {
    var client = Shapes()
    client.inherit = { 7 }
    #expect(try await client.inherit() == 7)
  }

  @Test func `endpoints under conditions are there`() {
    var client = Shapes()
    client.here = { 5 }
    #expect(client.here() == 5)
  }

  @Test func `an endpoint alone reports its use`() {
    let alone = Alone()
    recorder { _ = #expect(throws: Unimplemented.self) { try alone.load(id: 1) } }
    #expect(recorder.messages.first?.contains("Alone.load") == true)
  }
}

@DependencyClient
private struct Repository<Value: Sendable>: Sendable where Value: Equatable {
  var load: @Sendable (_ id: Value) throws -> Value
}

private struct Alone {
  @DependencyEndpoint var load: @Sendable (_ id: Int) throws -> Int
}

@DependencyClient
private struct Shapes: Sendable {
  /// Doc.
  var show: @MainActor @Sendable (_ title: String) -> Void  // the end
  var log: @Sendable (_ level: Int, _ message: @autoclosure () throws -> String) throws -> Void
  var count: @Sendable (Int...) -> Int = { numbers in numbers.count }
  var increment: @Sendable (_ number: inout Int) -> Void
  var cancel: @Sendable () throws(CancellationError) -> Int = {
    () throws(CancellationError) -> Int in throw CancellationError()
  }
  var `default`: @Sendable (_ `in`: Int) throws -> String
  var observed: @Sendable () -> Void {
    didSet { changes += 1 }
  }
  @DependencyEndpointIgnored var changes = 0
  var inherit: nonisolated(nonsending) @Sendable () async throws -> Int
  var isolated: @isolated(any) @Sendable (_ number: Int) async -> Void
  var later: (@Sendable () -> Void)?
  @available(*, deprecated, message: "Use 'log'") var old: @Sendable (_ text: String) throws -> Void
  #if swift(>=6)
    #if os(nowhere)
      var there: @Sendable () -> Int = { 1 }
    #else
      var here: @Sendable () -> Int = { 2 }
    #endif
  #endif
  var name = "", limit = 3
  static let shared = 1
}
