import CommandSupport
import Foundation

/// The configured addresses of services. They replace the services' default addresses.
public struct ServiceAddresses: Equatable, Sendable {
  private var addresses: [WebService: URL] = [:]

  /// Reads the addresses from the options and the environment.
  ///
  /// - Parameters:
  ///   - option: The value of `--base-url`. It applies to every service and takes precedence over the environment.
  ///   - environment: The process's environment.
  /// - Throws: ``CommandFailure`` if a variable isn't an http or https address.
  public init(option: URL?, environment: [String: String]) throws {
    for service in WebService.allCases {
      if let option {
        addresses[service] = option
        continue
      }
      guard let text = environment[service.addressVariable], !text.isEmpty else { continue }
      guard let address = CommonOptions.serviceAddress(text) else {
        // The value isn't shown: it may hold a password.
        throw CommandFailure.usage("\(service.addressVariable) must be \(CommonOptions.serviceAddressRule)")
      }
      addresses[service] = address
    }
  }

  /// The configured address of a service; `nil` if there is none.
  public subscript(service: WebService) -> URL? { addresses[service] }

  /// Whether every service has a configured address.
  public var isComplete: Bool { addresses.count == WebService.allCases.count }

  /// Whether no service has a configured address.
  public var isEmpty: Bool { addresses.isEmpty }
}
