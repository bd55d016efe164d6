import ComposableArchitecture

/// A property that controls are bound to, by name.
public struct RecordedBinding<Root: ObservableState>: Sendable {
  let name: String
  let encode: @Sendable (BindingAction<Root>) -> (any Encodable)?
  let decode: @Sendable (KeyedDecodingContainer<BindingKey>, BindingKey) throws -> BindingAction<Root>

  /// - Parameters:
  ///   - name: The path of the property, as it is written: `filter.name`.
  ///   - property: The property.
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ property: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.name = name
    encode = { BindingAction<Root>.allCasePaths[dynamicMember: property].extract(from: $0) }
    decode = { .set(property, try $0.decode(Value.self, forKey: $1)) }
  }
}

/// The name of a property, as a key of an object.
struct BindingKey: CodingKey {
  let stringValue: String
  init(stringValue: String) { self.stringValue = stringValue }
  var intValue: Int? { nil }
  init?(intValue _: Int) { nil }
}

extension BindingAction: RecordedBindingAction where Root: RecordableBindings {
  /// The name of the changed property, and its new value; `nil` if the state doesn't list it.
  var recorded: (name: String, value: any Encodable)? {
    for binding in Root.recordedBindings {
      if let value = binding.encode(self) { return (binding.name, value) }
    }
    return nil
  }
}

extension BindingAction: Encodable where Root: RecordableBindings {
  /// Encodes the change as an object with the name of the property and its new value.
  public func encode(to encoder: any Encoder) throws {
    guard let (name, value) = recorded else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a binding of the state is changed that 'recordedBindings' does not list"
        )
      )
    }
    var container = encoder.container(keyedBy: BindingKey.self)
    try container.encode(value, forKey: BindingKey(stringValue: name))
  }
}

extension BindingAction: Decodable where Root: RecordableBindings {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: BindingKey.self)
    guard let key = container.allKeys.first,
      let binding = Root.recordedBindings.first(where: { $0.name == key.stringValue })
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "'recordedBindings' does not list the binding that is changed"
        )
      )
    }
    self = try binding.decode(container, key)
  }
}

/// A binding action for an unknown type of state.
protocol RecordedBindingAction {
  var recorded: (name: String, value: any Encodable)? { get }
}
