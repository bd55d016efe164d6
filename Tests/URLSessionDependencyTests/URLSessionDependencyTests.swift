import CommonTestSupport
import Dependencies
import Foundation
import IssueReporting
import Testing
import URLSessionDependency

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionDependencyTests {
  private let recorder = IssueRecorder()

  @Test func `the test value is an issue and fails requests`() async throws {
    @Dependency(\.urlSession) var urlSession
    let session = recorder { urlSession }
    #expect(recorder.messages == [#"Unimplemented: @Dependency(\.urlSession)"#])
    let url = try #require(URL(string: "http://127.0.0.1:9/nowhere"))
    let failure = await #expect(throws: UnimplementedFailure.self) { try await session.data(from: url) }
    #expect(
      failure?.description == #"Unimplemented: @Dependency(\.urlSession): GET http://127.0.0.1:9/nowhere"#
    )
  }

  @Test func `a session can be overridden`() {
    let session = URLSession(configuration: .ephemeral)
    @Dependency(\.urlSession) var urlSession
    withDependencies {
      $0.urlSession = session
    } operation: {
      #expect(urlSession === session)
    }
  }
}
