/// A failed system call, with its error number.
public struct SocketError: Error, Equatable, Sendable {
  public var call: String
  public var code: Int32
}
