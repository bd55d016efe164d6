/// An error thrown if a stream no longer has a reader, as after `… | head -1`. The command ends quietly.
public struct BrokenPipe: Error, Equatable, Sendable {
  public init() {}
}
