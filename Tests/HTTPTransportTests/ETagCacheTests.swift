import Foundation
import HTTPTransport
import Testing

@Suite struct ETagCacheTests {
  private func request(_ path: String, key: String? = nil) throws -> HTTPRequest {
    var request = HTTPRequest(url: try #require(URL(string: "http://127.0.0.1/\(path)")))
    request.credentials["Authorization"] = Secret(key)
    return request
  }

  private func response(_ body: String, tag: String? = "\"1\"") throws -> HTTPResponse {
    var response = HTTPResponse(
      status: 200,
      body: Data(body.utf8),
      url: try #require(URL(string: "http://127.0.0.1/"))
    )
    response.headers["ETag"] = tag
    return response
  }

  @Test func `an answer is kept for its request`() throws {
    let cache = ETagCache()
    cache.store(try response("a"), for: try request("a"))
    #expect(cache.response(for: try request("a")) == (try response("a")))
    #expect(cache.response(for: try request("b")) == nil)
  }

  @Test func `an answer without a tag is not kept`() throws {
    let cache = ETagCache()
    cache.store(try response("a", tag: nil), for: try request("a"))
    #expect(cache.response(for: try request("a")) == nil)
  }

  @Test func `what one key sees is not shown to another`() throws {
    let cache = ETagCache()
    cache.store(try response("mine"), for: try request("a", key: "mine"))
    #expect(cache.response(for: try request("a", key: "yours")) == nil)
    #expect(cache.response(for: try request("a")) == nil)
    #expect(cache.response(for: try request("a", key: "mine")) != nil)
  }

  @Test func `a new answer takes the place of the old`() throws {
    let cache = ETagCache(capacity: 2)
    cache.store(try response("old"), for: try request("a"))
    cache.store(try response("b"), for: try request("b"))
    cache.store(try response("new"), for: try request("a"))
    #expect(cache.response(for: try request("a"))?.body == Data("new".utf8))
    #expect(cache.response(for: try request("b")) != nil)
  }

  @Test func `the answer that was not used for longest goes`() throws {
    let cache = ETagCache(capacity: 2)
    cache.store(try response("a"), for: try request("a"))
    cache.store(try response("b"), for: try request("b"))
    _ = cache.response(for: try request("a"))
    cache.store(try response("c"), for: try request("c"))
    #expect(cache.response(for: try request("a")) != nil)
    #expect(cache.response(for: try request("b")) == nil)
    #expect(cache.response(for: try request("c")) != nil)
  }

  @Test func `a cache without room keeps nothing`() throws {
    let cache = ETagCache(capacity: 0)
    cache.store(try response("a"), for: try request("a"))
    #expect(cache.response(for: try request("a")) == nil)
  }
}
