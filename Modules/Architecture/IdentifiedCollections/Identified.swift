/// A value with an identity of your choice, for values that aren't `Identifiable`.
///
/// ```swift
/// let files: IdentifiedArrayOf<Identified<URL, String>> = [Identified("text", id: url)]
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identity of the value.
  public let id: ID
  /// The value.
  public var value: Value

  /// Gives a value an identity.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Its identity. It stays when the value changes.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives a value an identity that is computed from it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Computes the identity, once. A key path, such as `\.path`, will do.
  public init(_ value: Value, id: (Value) -> ID) { self.init(value, id: id(value)) }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }

  /// A part of the value that can only be read.
  public subscript<Part>(dynamicMember keyPath: KeyPath<Value, Part>) -> Part { value[keyPath: keyPath] }
}

extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
