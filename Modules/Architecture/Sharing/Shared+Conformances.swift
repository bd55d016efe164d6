import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Returns whether the values are equal.
  ///
  /// If a test asserts changes and both sides are the same shared value, the left one is the expected value, the
  /// right one the actual value.
  public static func == (lhs: Shared, rhs: Shared) -> Bool {
    isExpected(lhs.box.observedReference, rhs.box.observedActualReference, isSame: lhs.box === rhs.box)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Returns whether the values are equal, as for ``Shared``.
  public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
    isExpected(lhs.box.observedReference, rhs.box.observedActualReference, isSame: lhs.box === rhs.box)
  }
}

/// Returns whether the expected value of a reference equals the value of another.
private func isExpected<Value: Equatable>(
  _ expected: any Reference<Value>,
  _ actual: @autoclosure () -> any Reference<Value>,
  isSame: Bool
) -> Bool {
  expected.access()
  let actual = isSame && SharedChangeTracker.asserting == nil ? expected : actual()
  if expected === actual, SharedChangeTracker.asserting == nil {
    let value = expected.read(nil)
    return value == value
  }
  actual.access()
  return expected.read(SharedChangeTracker.asserting) == actual.read(nil)
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Shared: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedStorage(try Value(from: decoder)))
  }
}

extension SharedReader: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A decoded value doesn't change.
extension SharedReader: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedStorage(try Value(from: decoder)))
  }
}

extension Shared: CustomStringConvertible {
  public var description: String { "Shared<\(Value.self)>(\(reference))" }
}

extension SharedReader: CustomStringConvertible {
  public var description: String { "SharedReader<\(Value.self)>(\(reference))" }
}

extension Shared: _CustomDiffObject {
  public var _customDiffValues: (Any, Any) {
    (reference.read(SharedChangeTracker.asserting), box.observedActualReference.read(nil))
  }

  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}

extension SharedReader: _CustomDiffObject {
  public var _customDiffValues: (Any, Any) {
    (reference.read(SharedChangeTracker.asserting), box.observedActualReference.read(nil))
  }

  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}
