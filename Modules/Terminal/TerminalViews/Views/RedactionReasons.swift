/// Reasons for which the words of a view are replaced with bars.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
