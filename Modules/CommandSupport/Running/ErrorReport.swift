import Foundation
import Models

/// The report of an error to user and shell: a one-line message without type names, and a status.
struct ErrorReport: Equatable {
  var status: CommandStatus
  /// The message; `nil` if nothing should be printed.
  var message: String?

  /// Creates the report of an error.
  ///
  /// - Parameters:
  ///   - error: The error that a command threw.
  ///   - subject: The thing that the command requested. Errors of services name it.
  ///   - service: The name of the service.
  init(_ error: any Error, subject: String? = nil, service: String? = nil) {
    switch error {
    case is CancellationError, APIError.cancelled:
      self.init(status: .interrupted)
    case let status as CommandStatus:
      self.init(status: status)
    case let failure as CommandFailure:
      self.init(status: failure.status, message: failure.message)
    case let error as APIError:
      self.init(status: CommandStatus(error), message: error.message(about: subject, at: service))
    case let error as any LocalizedError:
      self.init(status: .failure, message: error.errorDescription ?? Self.unknown)
    default:
      self.init(status: .failure, message: Self.unknown)
    }
  }

  private init(status: CommandStatus, message: String? = nil) {
    self.status = status
    self.message = message
  }

  private static let unknown = "unexpected error; --verbose shows what led to it"
}

extension CommandStatus {
  /// Creates the exit status for a service error.
  public init(_ error: APIError) {
    self =
      switch error {
      case .offline, .untrusted, .timedOut: .network
      case .misconfigured: .usage
      case .cancelled: .interrupted
      case .notFound: .notFound
      case .unauthorized, .forbidden: .authentication
      case .rateLimited: .rateLimited
      case .invalidRequest, .badRequest, .server, .unexpectedStatus, .undecodable: .failure
      }
  }
}
