import ArgumentParser

/// The option `--web`, which opens the page of what a command shows.
///
///     @OptionGroup var page: WebOption
public struct WebOption: ParsableArguments, Sendable {
  /// Whether to open the page instead of printing data.
  @Flag(name: .customLong("web"), help: "Open the page in the browser, or print its address.")
  public var isRequested = false

  public init() {}
}
