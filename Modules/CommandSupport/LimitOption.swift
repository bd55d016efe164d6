import ArgumentParser

/// `-L`, `--limit`: how many records of a list to print.
///
///     @OptionGroup var limit: LimitOption
public struct LimitOption: ParsableArguments, Sendable {
  @Option(
    name: [.customShort("L"), .customLong("limit")],
    parsing: .unconditional,
    help: ArgumentHelp("Print at most this many.", valueName: "number"),
    transform: Bounds.atLeast(1)
  )
  public var count: Int?

  public init() {}

  /// As many of the records as the limit allows.
  ///
  /// - Parameters:
  ///   - records: All records.
  ///   - standard: The limit where the option is not given; `nil` for none.
  public func prefix<Records: Collection>(
    _ records: Records,
    standard: Int? = nil
  ) -> Records.SubSequence {
    records.prefix(count ?? standard ?? records.count)
  }
}
