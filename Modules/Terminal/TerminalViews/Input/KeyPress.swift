/// A key press.
public struct KeyPress: Hashable, Sendable {
  /// Whether a view handled a key press.
  public enum Result: Sendable {
    case handled, ignored
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// - Parameters:
  ///   - key: The key. A letter with Shift is the capital letter, without the modifier.
  ///   - modifiers: The modifier keys held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The character of the key, also of one that types nothing, such as an arrow.
  public var characters: String { String(key.character) }

  /// The text that the key types into a text field; `nil` for keys that type nothing.
  package var text: String? {
    guard modifiers.isDisjoint(with: [.control, .option]) else { return nil }
    guard let scalar = key.character.unicodeScalars.first else { return nil }
    let types = scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
    return types ? String(key.character) : nil
  }
}
