import ComposableArchitecture

/// The connection of a client with its services.
///
/// Each client that asks a service has one in a file of its name in `Services`.
struct LiveClient: Sendable {
  /// The services that the client asks.
  let services: [WebService]
  /// Sets the client as a dependency.
  let connect: @Sendable (inout DependencyValues, Connections) -> Void
}
