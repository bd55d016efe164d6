import Models

/// The failure of one attempt to send a request.
struct AttemptFailure: Error {
  var error: APIError
  /// Whether every further attempt would fail in the same way.
  var isPermanent = false

  init(_ error: APIError, isPermanent: Bool = false) {
    self.error = error
    self.isPermanent = isPermanent
  }

  init(_ error: HTTPExchangeError, at place: String) {
    self.init(APIError(error, at: place), isPermanent: error.isPermanent)
  }
}

extension Outcome {
  init(_ result: Result<Success, Failure>) {
    self =
      switch result {
      case .success(let value): .success(value)
      case .failure(let error): .failure(error)
      }
  }
}

extension HTTPExchangeError {
  fileprivate var isPermanent: Bool {
    switch self {
    case .untrusted(let failure): failure != .handshake
    case .proxyRefused, .unusable: true
    case .proxy(_, let error): error.isPermanent
    case .unknownHost, .refused, .unreachable, .reset, .closed, .cutOff: false
    case .notHTTP, .headTooLarge, .badCompression, .overCompressed: false
    }
  }
}
