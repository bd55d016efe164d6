import IdentifiedCollections

struct User: Codable, Hashable, Identifiable, Sendable {
  var id: Int
  var name = "Blob"
}

struct Document: Equatable {
  var slug: String
  var title = ""
}

/// A generator that gives the same numbers in every run.
struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

typealias Users = IdentifiedArrayOf<User>

extension Users {
  /// Returns users with some ids.
  static func ids(_ ids: Int...) -> Self {
    Self(uniqueElements: ids.map { User(id: $0) })
  }

  static func count(_ count: Int) -> Self {
    Self(uniqueElements: (0..<count).map { User(id: $0) })
  }
}
