import Foundation
import HTTPTransport

/// The keys for the services, from the environment or the key file.
public struct Keys: Equatable, Sendable {
  private var keys: [WebService: Secret] = [:]
  /// The problems with the keys' sources: sentences for people. They never contain a key.
  public private(set) var warnings: [String] = []

  /// Finds the keys. An environment variable takes precedence over the file.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - file: The key file; `nil` to use none.
  public init(environment: [String: String], file: KeyFile?) {
    warnings = file?.warnings ?? []
    for service in WebService.allCases {
      for variable in service.keyVariables where keys[service] == nil {
        guard let text = environment[variable], !text.isEmpty else { continue }
        keys[service] = Secret(text)

      }
      for variable in service.keyVariables where keys[service] == nil {
        keys[service] = file?.keys[variable]
      }
    }
  }

  /// The key for a service; `nil` if there is none.
  public subscript(service: WebService) -> Secret? { keys[service] }

  /// Every key, for redaction of the log.
  public var all: [Secret] { Array(keys.values) }
}
