import ArgumentParser
import Foundation

/// The options that every command of every feature has.
///
///     @OptionGroup(title: "Common Options") var common: CommonOptions
public struct CommonOptions: ParsableArguments, Sendable {
  @Option(help: "The source of the data: sample services built into the program, or the real services.")
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
    help: ArgumentHelp("Wait at most this long for a response, including retries.", valueName: "seconds"),
    transform: Bounds.within(1...3600)
  )
  public var timeout: Int?

  @Flag(help: "Print tab-separated values without header, color or truncation.")
  public var plain = false

  @Option(
    help: ArgumentHelp(
      "Print all fields as JSON; '--json=a,b' prints the named fields, and '--json=' lists all names.",
      valueName: "fields"
    )
  )
  var json: String?

  @Option(help: "When to use color.")
  public var color = ColorChoice.auto

  @Flag(name: [.short, .long], help: "Print no messages, only data and errors.")
  public var quiet = false

  @Flag(help: "Log diagnostics to standard error.")
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
