import AsyncHTTPExchange
import CommandSupport
import ComposableArchitecture
import FavoritesClient
import FavoritesDatabase
import Foundation
import HTTPTransport
import Logging
import Models
import SampleServices
import TerminalUI

/// The connection of the features' clients with their implementations: the live or sample services, and the database
/// of favorites.
public struct Wiring: Sendable {
  private let environment: [String: String]

  /// Creates the wiring for a process.
  ///
  /// - Parameter environment: The process's environment.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Runs an operation with the dependencies that a command requests.
  ///
  /// - Parameters:
  ///   - request: The command's options and needs.
  ///   - operation: The operation.
  /// - Throws: The operation's errors; ``CommandFailure`` if an option or the environment is invalid.
  @MainActor
  public func run(_ request: ServicesRequest, operation: @MainActor () async throws -> Void) async throws {
    let source = try DataSource.resolve(option: request.options.source, environment: environment)
    let addresses = try ServiceAddresses(option: request.options.baseURL, environment: environment)
    let isEmbedded = source == .embedded && !addresses.isComplete && request.usesServices
    let faults = isEmbedded ? try SampleFault.fromEnvironment(environment) : []
    let usesKeyFile = request.usesServices && (!isEmbedded || !addresses.isEmpty)
    let directories = Directories(environment: environment)
    let keys = Keys(environment: environment, file: usesKeyFile ? KeyFile(at: directories.keys) : nil)
    // An error comes without the notice.
    var connections = Connections(
      services: nil,
      addresses: addresses,
      keys: keys,
      provider: try CoinProvider.chosen(
        environment: environment.merging(request.settings) { $1 },
        keys: keys,
        addresses: addresses
      ),
      transport: transport(for: request, keys: keys)
    )
    if isEmbedded, !request.options.isSilent {
      try request.output.message(Self.notice(addresses: addresses))
    }
    for warning in keys.warnings { try request.output.message("Warning: \(warning)") }
    guard isEmbedded else { return try await run(request, connections, directories, operation: operation) }
    try await SampleServices.run(faults: faults) { services in
      connections.services = services
      try await run(request, connections, directories, operation: operation)
    }
  }

  private static func notice(addresses: ServiceAddresses) -> String {
    let others = WebService.allCases.filter { addresses[$0] != nil }.map(\.addressVariable)
    let exception = others.isEmpty ? "" : " (except \(others.joined(separator: ", ")))"
    return "Sample data of the embedded services\(exception); --source live asks the real ones."
  }

  @MainActor
  private func run(
    _ request: ServicesRequest,
    _ connections: Connections,
    _ directories: Directories,
    operation: @MainActor () async throws -> Void
  ) async throws {
    let favorites = FavoritesClient.live(path: directories.favorites.path(percentEncoded: false)) { kept in
      try? request.output.message("Warning: \(kept.message)")
    }
    try await withDependencies {
      for client in LiveClient.all { client.connect(&$0, connections) }
      $0.imageLoader = connections.services == nil ? PictureLoading.live : PictureLoading.embedded
      $0.httpExchange = .asyncHTTPClient(
        environment: environment,
        directAddress: connections.services?.origin
      )
      $0.favoritesClient = favorites
      $0.defaultAppStorage = AppStorageStore(file: directories.settings)
    } operation: {
      let reporter = SettingsReporter(output: request.output, others: IssueReporters.current)
      try await withIssueReporters([reporter]) { try await operation() }
    }
  }

  private func transport(for request: ServicesRequest, keys: Keys) -> HTTPTransport {
    var limits = HTTPTransport.Limits()
    if let timeout = request.options.timeout {
      limits.total = .seconds(timeout)
      limits.idle = min(limits.idle, limits.total)
    }
    let isVerbose = request.options.verbose
    let logger = Logger(label: "http") { label in
      RedactingLogHandler(label: label, level: isVerbose ? .debug : .critical, secrets: keys.all) { line in
        try? request.output.message(line)
      }
    }
    return HTTPTransport(limits: limits, logger: logger)
  }
}
