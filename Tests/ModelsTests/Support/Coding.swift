import Foundation

/// Returns the JSON of a value, with the keys of objects in alphabetical order.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Returns the value that a text of JSON stands for.
func decoded<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Returns a value after it was encoded and decoded.
func coded<Value: Codable>(_ value: Value) throws -> Value { try decoded(Value.self, json(value)) }
