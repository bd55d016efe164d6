import ConcurrencyExtras
import CustomDump

/// The identifier of an element of a ``StackState``.
///
/// The library makes the identifiers. In tests they count up from 0 for each test store, after those of the stacks that
/// the test has made before, and can be written as integer literals:
/// `store.send(\.path[id: 0].detail.closeButtonTapped)`.
public struct StackElementID: Hashable, Sendable {
  package let generation: Int

  package init(generation: Int) { self.generation = generation }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the identifier number `value`, for tests, whose identifiers count up from 0.
  public init(integerLiteral value: Int) { self.init(generation: value) }
}

/// An identifier is coded as its number, which means something only to the process that made it and to replays of it.
extension StackElementID: Codable {
  public init(from decoder: any Decoder) throws {
    let id = StackElementID(generation: try decoder.singleValueContainer().decode(Int.self))
    (decoder.userInfo[.stackElementIDs] as? LockIsolated<Set<StackElementID>>)?.withValue {
      _ = $0.insert(id)
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension CodingUserInfoKey {
  /// Codes the identifiers of a stack with its elements. A decoder adds all identifiers to its value, a
  /// `LockIsolated<Set<StackElementID>>`.
  package static let stackElementIDs = CodingUserInfoKey(rawValue: "stackElementIDs")!
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}
