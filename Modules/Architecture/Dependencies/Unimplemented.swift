/// The error that an unimplemented endpoint throws.
public struct Unimplemented: Error {
  /// The name of the endpoint.
  public let endpoint: String

  /// - Parameter endpoint: The name of the endpoint.
  public init(_ endpoint: String) { self.endpoint = endpoint }
}
