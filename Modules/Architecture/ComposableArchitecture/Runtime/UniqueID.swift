import Platform

/// A unique number that is equal to any other: states that have one are equal if everything else in them is.
struct UniqueID: Hashable, Sendable {
  let number = UniqueNumber.next()

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
