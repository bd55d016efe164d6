import Dependencies
import Testing

@Suite struct DependencyClientTests {
  @Test func `an unimplemented endpoint reports and throws`() async {
    let recorder = IssueRecorder()
    await #expect(throws: Unimplemented.self) { try await recorder { try await Client().fetch(id: 3) } }
    #expect(recorder.messages == ["Unimplemented: 'Client.fetch'"])
  }

  @Test func `an endpoint without result reports and goes on`() {
    let recorder = IssueRecorder()
    recorder { Client().stop() }
    #expect(recorder.messages == ["Unimplemented: 'Client.stop'"])
  }

  @Test func `an endpoint with a default reports and returns it`() {
    let recorder = IssueRecorder()
    recorder { #expect(Client().squares(upTo: 2) == [0, 1, 4]) }
    #expect(recorder.messages == ["Unimplemented: 'Client.squares'"])
  }

  @Test func `a typed error is what the default throws`() {
    let recorder = IssueRecorder()
    #expect(throws: Failure.offline) { try recorder { try Client().load() } }
    #expect(recorder.messages == ["Unimplemented: 'Client.load'"])
  }

  @Test func `the issue names the file of the client`() {
    let recorder = IssueRecorder()
    recorder { Client().stop() }
    #expect(recorder.issues.map(\.fileID) == ["DependenciesTests/DependencyClientTests.swift"])
  }

  @Test func `an endpoint that is set is called through its method`() async throws {
    var client = Client()
    client.fetch = { "user \($0)" }
    client.double = { $0 *= 2 }
    let recorder = IssueRecorder()
    try await recorder {
      let users = try await [client.fetch(id: 3), client.fetch(4)]
      #expect(users == ["user 3", "user 4"])
      var number = 4
      client.double(number: &number)
      #expect(number == 8)
    }
    #expect(recorder.messages == [])
  }

  @Test func `the memberwise initializer takes every endpoint`() async throws {
    let client = Client(
      fetch: { "\($0)" },
      stop: {},
      squares: { [$0] },
      load: { 7 },
      double: { _ in },
      pause: {},
      retries: 2
    )
    let recorder = IssueRecorder()
    try await recorder {
      let user = try await client.fetch(id: 1)
      #expect(user == "1")
      #expect(client.squares(upTo: 5) == [5])
      let loaded = try client.load()
      #expect(loaded == 7)
      client.halt()
    }
    #expect(recorder.messages == [])
    #expect(client.retries == 2)
    #expect(client.now() == 42)
  }

  @Test func `a method may have another name`() {
    let recorder = IssueRecorder()
    recorder { Client().halt() }
    #expect(recorder.messages == ["Unimplemented: 'Client.pause'"])
  }
}

private enum Failure: Error { case offline }

@DependencyClient
private struct Client: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> String
  var stop: @Sendable () -> Void
  var squares: @Sendable (_ upTo: Int) -> [Int] = { limit in
    guard limit > 0 else { return [] }
    return (0...limit).map { $0 * $0 }
  }
  var load: @Sendable () throws(Failure) -> Int = { () throws(Failure) in throw .offline }
  var double: @Sendable (_ number: inout Int) -> Void
  @DependencyEndpoint(method: "halt") var pause: @Sendable () -> Void
  @DependencyEndpointIgnored var now: @Sendable () -> Int = { 42 }
  var retries = 3
}
