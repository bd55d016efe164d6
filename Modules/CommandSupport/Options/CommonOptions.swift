import ArgumentParser
import Foundation
import Models
import TerminalUI

/// The options that every command of every feature has.
///
///     @OptionGroup(title: "Common Options") var common: CommonOptions
public struct CommonOptions: ParsableArguments, Sendable {
  @Option(help: "The source of the data: sample services built into the program, or the real services.")
  public var source: DataSource?

  @Option(
    help: ArgumentHelp("Ask the service at this address instead.", valueName: "url"),
    transform: { text in
      guard let address = CommonOptions.serviceAddress(text) else {
        throw ValidationError("it must be \(CommonOptions.serviceAddressRule)")
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

  @Option(
    help: ArgumentHelp("Print the fields as JSON, one object a line.", valueName: "fields")
  )
  var jsonLines: String?

  @Option(
    help: ArgumentHelp("Print the fields as comma-separated values with a header.", valueName: "fields")
  )
  var csv: String?

  @Option(help: "When to use color.")
  public var color = ColorChoice.auto

  @Option(help: "The colors of the interactive screen, instead of those last chosen with Control-T.")
  public var theme: Theme?

  @Flag(help: "Tell the interactive screen in lines of text, for a screen reader.")
  public var accessible = false

  @Flag(help: "Show no animations on the interactive screen.")
  public var reduceMotion = false

  @Flag(name: [.short, .long], help: QuietOption.help)
  public var quiet = false

  @Flag(help: "Log diagnostics to standard error.")
  public var verbose = false

  // Not as a group: in debug builds, the parser takes four times as long for each group inside another.
  @Option(help: RecordOption.help, completion: .file()) var record: String?

  public init() {}

  public func validate() throws {
    let formats = (plain ? ["--plain"] : []) + records.map(\.format.option)
    guard formats.count < 2 else {
      throw ValidationError("\(formats[0]) and \(formats[1]) exclude each other.")
    }
    if source == .embedded, baseURL != nil {
      throw ValidationError("--base-url and '--source embedded' exclude each other.")
    }
  }

  /// The requested format with named fields, and the fields; `nil` if none is requested.
  var requestedRecords: (RecordFormat, FieldSelection)? {
    records.first.map { ($0.format, FieldSelection(argument: $0.fields)) }
  }

  private var records: [(format: RecordFormat, fields: String)] {
    [(RecordFormat.json, json), (.jsonLines, jsonLines), (.csv, csv)].compactMap { format, fields in
      fields.map { (format, $0) }
    }
  }

  /// Whether messages other than data and errors are suppressed.
  public var isSilent: Bool { quiet || plain || !records.isEmpty }

  /// Returns the URL of a page or server on the web; `nil` if the text isn't one.
  public static func webAddress(_ text: String) -> URL? {
    guard
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty, url.hasValidPort
    else { return nil }
    return url
  }

  /// Returns the base URL of a service; `nil` if the text doesn't follow ``serviceAddressRule``.
  public static func serviceAddress(_ text: String) -> URL? {
    guard let url = webAddress(text), url.query() == nil, url.fragment() == nil else { return nil }
    return url
  }

  /// The rule for base URLs of services, as the end of a sentence.
  public static let serviceAddressRule =
    "an http or https address with a port up to 65535, and without query and fragment"
}
