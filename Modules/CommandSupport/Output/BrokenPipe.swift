/// An error thrown if a stream has no reader anymore, as after `… | head -1`. The command ends quietly.
public struct BrokenPipe: Error, Equatable, Sendable {
  public init() {}
}
