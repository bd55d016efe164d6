import ArgumentParser

/// The option `--quiet` of commands that don't have ``CommonOptions``.
public struct QuietOption: ParsableArguments {
  static let help: ArgumentHelp = "Print no messages, only data and errors."

  /// Whether messages other than data and errors are suppressed.
  @Flag(name: [.short, .long], help: Self.help) public var quiet = false

  public init() {}
}
