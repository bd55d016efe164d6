/// The modifier keys held while a key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1 << 0)
  public static let control = EventModifiers(rawValue: 1 << 1)
  /// Control: terminals have no Command key.
  public static var command: EventModifiers { .control }
  /// Alt or Meta.
  public static let option = EventModifiers(rawValue: 1 << 2)
}
