/// A type-erased hashable and sendable value: an `AnyHashable` that may cross isolation boundaries.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The erased value.
  public let base: any Hashable & Sendable

  /// Erases a value.
  ///
  /// - Parameter base: A value. An `AnyHashableSendable` isn't wrapped a second time.
  public init(_ base: some Hashable & Sendable) { self.base = (base as? AnyHashableSendable)?.base ?? base }

  /// Compares the erased values as `AnyHashable` does: values of different numeric types are equal if they represent
  /// the same number.
  public static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  /// Hashes the erased value as `AnyHashable` does.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyHashableSendable: CustomStringConvertible {
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": base], displayStyle: .struct) }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Lets an erased value be found in a set or dictionary by the value itself.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
