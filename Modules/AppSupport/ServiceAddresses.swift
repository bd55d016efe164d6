import CommandSupport
import Foundation

/// The addresses that people gave for services, instead of the services' own.
public struct ServiceAddresses: Equatable, Sendable {
  private var addresses: [WebService: URL] = [:]

  /// Reads the addresses from the options and the environment.
  ///
  /// - Parameters:
  ///   - option: The value of `--base-url`, which holds for every service and wins over the environment.
  ///   - environment: The process's environment.
  /// - Throws: ``CommandFailure`` when a variable holds no http or https address.
  public init(option: URL?, environment: [String: String]) throws {
    for service in WebService.allCases {
      if let option {
        addresses[service] = option
        continue
      }
      guard let text = environment[service.addressVariable], !text.isEmpty else { continue }
      guard let address = CommonOptions.webAddress(text) else {
        throw CommandFailure.usage(
          "\(service.addressVariable) is '\(text)', which is no http or https address"
        )
      }
      addresses[service] = address
    }
  }

  /// The address that somebody gave for a service; `nil` where nobody did.
  public subscript(service: WebService) -> URL? { addresses[service] }

  /// Whether every service has an address.
  public var isComplete: Bool { addresses.count == WebService.allCases.count }

  /// Whether no service has one.
  public var isEmpty: Bool { addresses.isEmpty }
}
