import ArgumentParser
import Foundation

/// The options that every command of every feature has.
///
///     @OptionGroup(title: "Common Options") var common: CommonOptions
public struct CommonOptions: ParsableArguments, Sendable {
  @Option(help: "Where the data comes from: sample services inside the program, or the services themselves.")
  public var source: DataSource?

  @Option(
    help: ArgumentHelp("Ask the service at this address instead.", valueName: "url"),
    transform: { text in
      guard let address = CommonOptions.webAddress(text) else {
        throw ValidationError("It must be an http or https address.")
      }
      return address
    }
  )
  public var baseURL: URL?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Wait at most this long for an answer, retries included.", valueName: "seconds"),
    transform: Bounds.within(1...3600)
  )
  public var timeout: Int?

  @Flag(help: "Print tab-separated values without header, colour or truncation.")
  public var plain = false

  @Option(
    help: ArgumentHelp(
      "Print JSON of all fields; '--json=a,b' prints those named, and '--json=' lists them.",
      valueName: "fields"
    )
  )
  var json: String?

  @Option(help: "When to use colour.")
  public var color = ColorChoice.auto

  @Flag(name: [.short, .long], help: "Print no messages, only data and errors.")
  public var quiet = false

  @Flag(help: "Log what happens to standard error.")
  public var verbose = false

  @OptionGroup var recording: RecordOption

  public init() {}

  public func validate() throws {
    if plain, json != nil { throw ValidationError("--plain and --json exclude each other.") }
  }

  /// The fields selected by `--json`; `nil` without the option.
  public var jsonSelection: JSONSelection? { json.map(JSONSelection.init(argument:)) }

  /// Whether messages other than data and errors are suppressed.
  public var isSilent: Bool { quiet || plain || json != nil }

  /// Returns the URL of a web server; `nil` if the text isn't one.
  public static func webAddress(_ text: String) -> URL? {
    guard
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return nil }
    return url
  }
}
