import Foundation
import SampleServices

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A response over HTTP.
struct Reply {
  var status: Int
  var body: Data
  private var response: HTTPURLResponse

  var text: String { String(decoding: body, as: UTF8.self) }

  var json: ReplyValue {
    get throws { try JSONDecoder().decode(ReplyValue.self, from: body) }
  }

  func header(_ name: String) -> String? {
    response.value(forHTTPHeaderField: name)
  }

  /// Returns the URL of a relation in the `Link` header.
  func link(_ relation: String) -> URL? {
    let part = header("Link")?.split(separator: ", ").first { $0.hasSuffix("rel=\"\(relation)\"") }
    return part.flatMap { $0.split(separator: ">").first }.flatMap { URL(string: String($0.dropFirst())) }
  }

  init(body: Data, response: HTTPURLResponse) {
    self.status = response.statusCode
    self.body = body
    self.response = response
  }
}

/// Requests a URL.
func get(
  _ url: URL,
  headers: [String: String] = [:],
  method: String = "GET"
) async throws -> Reply {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.urlCache = nil
  let session = URLSession(configuration: configuration)
  defer { session.finishTasksAndInvalidate() }
  var request = URLRequest(url: url)
  request.httpMethod = method
  // A busy machine is slow.
  request.timeoutInterval = 3600
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  let (body, response) = try await session.data(for: request)
  guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
  return Reply(body: body, response: response)
}

extension SampleServices.Running {
  /// Requests a path with its query from a service.
  func get(
    _ service: SampleService,
    _ path: String,
    headers: [String: String] = [:],
    method: String = "GET"
  ) async throws -> Reply {
    guard let url = URL(string: baseURL(for: service).absoluteString + path) else {
      throw URLError(.badURL)
    }
    return try await SampleServicesTests.get(url, headers: headers, method: method)
  }
}
