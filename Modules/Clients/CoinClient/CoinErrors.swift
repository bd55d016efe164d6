import HTTPTransport
import Models

/// What a provider's own error code means.
enum CoinErrorKind {
  case unauthorized, forbidden, rateLimited
}

extension APIService {
  /// What went wrong, or `nil` where nothing did: a provider may say so with status 200.
  ///
  /// A status of 500 to 599 decides alone. Below it the provider's own code counts more than the status,
  /// which is the same for different things.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - kind: What the provider's own codes mean; `nil` for those that are mere statuses.
  func coinError(for response: HTTPResponse, kind: (Int) -> CoinErrorKind?) -> APIError? {
    let isSuccess = (200...299).contains(response.status)
    let code = errorCode(in: response)
    guard !isSuccess || code != 0 else { return nil }
    guard !(500...599).contains(response.status) else { return .server(status: response.status) }
    switch kind(code) {
    case .unauthorized: return .unauthorized(hint: keyHint)
    case .forbidden: return .forbidden(message: redact(ErrorBody(response.body).message ?? ""))
    case .rateLimited: return rateLimited(response)
    case nil: break
    }
    var response = response
    if isSuccess, (400...599).contains(code) { response.status = code }
    return error(for: response, resource: "the list of coins")
  }

  /// The code of a body's `status`: a number, or text that holds one. Zero where there is none.
  private func errorCode(in response: HTTPResponse) -> Int {
    (try? decode(StatusOnly.self, from: response))?.code ?? 0
  }
}

/// The part of a body that tells of an error.
private struct StatusOnly: Decodable {
  var code: Int

  enum CodingKeys: String, CodingKey {
    case status
    case code = "error_code"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let status = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .status)
    code = (status ?? container).lenient(JSONValue.self, .code)?.integer ?? 0
  }
}
