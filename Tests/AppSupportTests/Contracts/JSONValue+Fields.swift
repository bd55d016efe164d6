import Foundation
import JSONValues

extension JSONValue {
  /// The kinds of value at each field; `null` is of no kind. The name of a field leads to it from the document, with
  /// `[]` for the elements of arrays: `data[].quote[].price`.
  var fields: [String: Set<String>] {
    var fields: [String: Set<String>] = [:]
    collect(into: &fields, at: "")
    return fields
  }

  private func collect(into fields: inout [String: Set<String>], at path: String) {
    if !path.isEmpty, !path.hasSuffix("]") { fields[path, default: []].formUnion(kind) }
    switch self {
    case .object(let members):
      for (name, member) in members {
        member.collect(into: &fields, at: path.isEmpty ? name : "\(path).\(name)")
      }
    case .array(let elements):
      for element in elements { element.collect(into: &fields, at: "\(path)[]") }
    case .null, .bool, .number, .string: break
    }
  }

  private var kind: [String] {
    switch self {
    case .null: []
    case .bool: ["a Boolean"]
    case .number: ["a number"]
    case .string: ["a string"]
    case .array: ["an array"]
    case .object: ["an object"]
    }
  }

  /// Returns the document without a field, in all elements of arrays.
  func removing(_ field: String) -> JSONValue {
    removing(field, at: "")
  }

  private func removing(_ field: String, at path: String) -> JSONValue {
    switch self {
    case .object(let members):
      let rest = members.compactMap { name, member -> (String, JSONValue)? in
        let inner = path.isEmpty ? name : "\(path).\(name)"
        return inner == field ? nil : (name, member.removing(field, at: inner))
      }
      return .object(Dictionary(uniqueKeysWithValues: rest))
    case .array(let elements): return .array(elements.map { $0.removing(field, at: "\(path)[]") })
    case .null, .bool, .number, .string: return self
    }
  }

  /// The document with three elements at most in each array.
  var shortened: JSONValue {
    switch self {
    case .object(let members): .object(members.mapValues(\.shortened))
    case .array(let elements): .array(elements.prefix(3).map(\.shortened))
    case .null, .bool, .number, .string: self
    }
  }
}
