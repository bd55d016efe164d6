/// A key, named as in SwiftUI: by the character it types. Keys that type none have the character that AppKit
/// assigns to them (`NSUpArrowFunctionKey` and so on).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  /// - Parameter character: The character that the key types.
  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let insert = KeyEquivalent("\u{F727}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\r")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")

  /// Returns a function key.
  ///
  /// - Parameter number: The key's number, from 1 to 35.
  public static func function(_ number: Int) -> KeyEquivalent {
    let value = UInt32(0xF703 + min(max(number, 1), 35))
    return KeyEquivalent(Unicode.Scalar(value).map(Character.init) ?? "\u{F704}")
  }
}
