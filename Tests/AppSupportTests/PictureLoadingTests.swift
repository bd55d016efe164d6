import AsyncHTTPExchange
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Testing

@testable import AppSupport

@Suite struct PictureLoadingTests {
  private func bytes(_ answers: LoopbackResponse...) async throws -> [UInt8]? {
    var answers = answers
    let first = answers.removeFirst()
    let second = answers.first ?? .status(404, body: "")
    let server = try LoopbackServer { $0.path == "/" ? first : second }
    return await withDependencies {
      $0.httpExchange = .asyncHTTPClient(environment: [:])
    } operation: {
      await PictureLoading.web(schemes: ["http"], within: .seconds(3600))(server.url)
    }
  }

  @Test func `a picture comes from the web`() async throws {
    #expect(try await bytes(.status(200, body: "picture")) == Array("picture".utf8))
  }

  @Test func `a redirect is followed`() async throws {
    let picture = try await bytes(.redirect(to: "/there"), .status(200, body: "picture"))
    #expect(picture == Array("picture".utf8))
  }

  @Test func `a megabyte is the most`() async throws {
    let most = String(repeating: "x", count: 1 << 20)
    #expect(try await bytes(.status(200, body: most))?.count == 1 << 20)
    #expect(try await bytes(.status(200, body: most + "x")) == nil)
  }

  @Test(arguments: [204, 404, 500])
  func `anything else isn't a picture`(status: Int) async throws {
    #expect(try await bytes(.status(status, body: "")) == nil)
  }

  @Test(arguments: [
    "http://127.0.0.1:1/a.png", "file:///etc/hostname", "data:image/png;base64,AAAA", "a.png",
  ])
  func `only secure addresses are asked`(address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(await PictureLoading.live(url) == nil)
  }
}
