/// A literal that a key path can hold as an argument of a subscript, such as a source location.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  let value: StaticString

  public init(stringLiteral value: StaticString) { self.value = value }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value.description == rhs.value.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
}
