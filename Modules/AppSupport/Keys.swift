import Foundation
import HTTPTransport

/// The keys for the services, from the environment or the key file.
public struct Keys: Equatable, Sendable {
  private var keys: [WebService: Secret] = [:]
  /// What is wrong with where the keys come from: sentences for a person, which never hold a key.
  public private(set) var warnings: [String] = []

  /// Finds the keys. A variable of the environment wins over the file.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - file: The key file; `nil` where it is not to be used.
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

  /// The key for a service; `nil` where there is none.
  public subscript(service: WebService) -> Secret? { keys[service] }

  /// Every key, for taking them out of what is logged.
  public var all: [Secret] { Array(keys.values) }
}
