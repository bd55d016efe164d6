import HTTPTransport
import Models

/// The meaning of a provider's error code.
enum CoinErrorKind {
  case unauthorized, forbidden, rateLimited
}

extension APIService {
  /// Returns the error in a response, or `nil` if there is none. A provider may report an error with status 200.
  ///
  /// A status of 500 to 599 decides alone. Below that, the provider's error code is more specific than the status.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - kind: The meaning of the provider's error codes; `nil` for codes that are HTTP statuses.
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

  /// Returns the error code of a body's `status`: a number, or a string that holds one. Zero if there is none.
  private func errorCode(in response: HTTPResponse) -> Int {
    (try? decode(StatusOnly.self, from: response))?.code ?? 0
  }
}

/// The part of a body that reports an error.
private struct StatusOnly: Decodable {
  var code: Int

  enum CodingKeys: String, CodingKey {
    case status
    case code = "error_code"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let status = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .status)
    code = (status ?? container).lenientInteger(.code) ?? 0
  }
}
