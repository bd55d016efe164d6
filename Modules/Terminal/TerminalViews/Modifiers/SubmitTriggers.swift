/// The kinds of lines in which Return submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search lines.
  public static let search = SubmitTriggers(rawValue: 2)
}
