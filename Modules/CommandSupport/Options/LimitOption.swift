import ArgumentParser

/// The option `-L`, `--limit` for the number of records to print.
///
///     @OptionGroup var limit: LimitOption
public struct LimitOption: ParsableArguments, Sendable {
  @Option(
    name: [.customShort("L", allowingJoined: true), .customLong("limit")],
    parsing: .unconditional,
    help: ArgumentHelp("Print at most this many.", valueName: "number"),
    transform: Bounds.atLeast(1)
  )
  public var count: Int?

  public init() {}

  /// Returns as many records as the limit allows.
  ///
  /// - Parameters:
  ///   - records: All records.
  ///   - standard: The limit if the option isn't given; `nil` for none.
  public func prefix<Records: Collection>(
    _ records: Records,
    standard: Int? = nil
  ) -> Records.SubSequence {
    records.prefix(count ?? standard ?? records.count)
  }
}
