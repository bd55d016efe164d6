/// Makes a client from a struct of closures.
///
/// Each closure property becomes an endpoint (see ``DependencyEndpoint()``). The struct gets an initializer that
/// takes every property, and one that takes none. The endpoints of the latter report an issue when they are called.
///
/// ```swift
/// @DependencyClient
/// struct UserClient: Sendable {
///   var fetch: @Sendable (_ id: Int) async throws -> User
///   var isCached: @Sendable (_ id: Int) -> Bool = { _ in false }
/// }
///
/// let user = try await UserClient.liveValue.fetch(id: 3)
/// ```
///
/// A closure that neither throws nor returns `Void` needs a default. An unimplemented endpoint returns it after
/// reporting the issue. It needn't be a real value.
@attached(member, names: named(init))
@attached(memberAttribute)
@attached(extension, conformances: _DependencyClient)
public macro DependencyClient() =
  #externalMacro(module: "ArchitectureMacros", type: "DependencyClientMacro")

/// A struct with ``DependencyClient()``. No actor isolates it, whatever the default of its module is.
public protocol _DependencyClient: SendableMetatype {}

/// Gives a closure property a default that reports its use, and a method with the labels of its parameters.
///
/// The issue reads `Unimplemented: 'Client.endpoint'`. After it, a throwing closure throws ``Unimplemented``; any
/// other returns the result of its default. `@DependencyClient` applies this to every closure of a client.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(module: "ArchitectureMacros", type: "DependencyEndpointMacro")

/// Gives a closure property a default that reports its use, and a method with another name.
///
/// - Parameter method: The name of the method, for when the property's name would be ambiguous or reads badly.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "ArchitectureMacros", type: "DependencyEndpointMacro")

/// Excludes a closure property from `@DependencyClient`.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Makes a dependency from a property of `DependencyValues`. Its initial value is the live value.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var pageSize = 30
/// }
///
/// @Dependency(\.pageSize) var pageSize
/// ```
///
/// It is short for a `DependencyKey` that has only a `liveValue`. In tests, reading the dependency without overriding
/// it is an issue; previews use the live value. To give them other values, write the key out.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(module: "ArchitectureMacros", type: "EntryMacro")
