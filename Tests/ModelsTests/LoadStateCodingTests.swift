import Foundation
import Models
import Testing

/// A load state is coded with its value always at the same key.
struct LoadStateCodingTests {
  private typealias State = LoadState<[Int], APIError>

  @Test(arguments: [
    LoadState<[Int], APIError>.idle, .empty, .loaded([1, 2]), .loading(previous: nil),
    .loading(previous: [1]),
    .failed(.timedOut, previous: nil), .failed(.rateLimited(retryAfter: .milliseconds(1500)), previous: [3]),
    .loading(from: .failed(.server(status: 503), previous: [3])), .loading(from: .empty),
  ])
  func `a state is the same afterwards`(state: LoadState<[Int], APIError>) throws {
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(State.self, from: data) == state)
  }

  @Test func `a value keeps its place while it is loaded again`() throws {
    let loaded = try object(.loaded([1]))
    let loading = try object(.loading(previous: [1]))
    #expect(loaded["value"] as? [Int] == [1])
    #expect(loading["value"] as? [Int] == [1])
    #expect(loaded["isLoading"] == nil)
    #expect(loading["isLoading"] as? Bool == true)
  }

  @Test func `a load from another load is coded as one load`() throws {
    let data = try JSONEncoder().encode(State.loading(from: .loading(from: .empty)))
    #expect(try JSONDecoder().decode(State.self, from: data) == .loading(from: .empty))
  }

  @Test(arguments: ["{}", "{\"phase\":\"lost\"}", "{\"phase\":\"idle\",\"isLoading\":\"yes\"}"])
  func `other objects are refused`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(State.self, from: Data(json.utf8)) }
  }

  private func object(_ state: LoadState<[Int], APIError>) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: JSONEncoder().encode(state)) as? [String: Any] ?? [:]
  }
}
