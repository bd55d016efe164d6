import Foundation

/// A JSON document. Numbers are kept as their digits, so that none changes on its way.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var int: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension JSONValue {
  /// Reads a document.
  ///
  /// - Throws: An error of `JSONSerialization`.
  package init(_ data: Data) throws {
    self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  private init(_ object: Any) {
    switch object {
    case let text as String: self = .string(text)
    // The type is the only difference between a Boolean and 0 or 1.
    case let value as NSNumber where String(cString: value.objCType) == "c": self = .bool(value.boolValue)
    case let number as NSNumber: self = .number(number.stringValue)
    case let elements as [Any]: self = .array(elements.map(JSONValue.init))
    case let members as [String: Any]: self = .object(members.mapValues(JSONValue.init))
    default: self = .null
    }
  }

  /// The document on one line, the members of objects in alphabetical order.
  package var text: String { pieces.joined() }

  /// The document in pieces. A line may end after each.
  package var pieces: [String] {
    switch self {
    case .null: return ["null"]
    case .bool(let value): return [value ? "true" : "false"]
    case .number(let digits): return [digits]
    case .string(let value): return [Self.quoted(value)]
    case .array(let elements):
      return elements.isEmpty ? ["[]"] : ["["] + Self.list(elements.map(\.pieces), end: "]")
    case .object(let members):
      var start = "{"
      let parts = members.sorted { $0.key < $1.key }.map { key, value in
        defer { start = "" }
        let pieces = value.pieces
        return [start + Self.quoted(key) + ":" + pieces[0]] + pieces.dropFirst()
      }
      return parts.isEmpty ? ["{}"] : Self.list(parts, end: "}")
    }
  }

  private static func list(_ parts: [[String]], end: String) -> [String] {
    parts.enumerated().flatMap { index, part in
      part.dropLast() + [part[part.count - 1] + (index == parts.count - 1 ? end : ",")]
    }
  }

  /// Returns the text in quotes. Invisible characters are escaped.
  ///
  /// - Parameter escape: Escapes an invisible character, by default as JSON does.
  package static func quoted(
    _ text: String,
    escape: (Unicode.Scalar) -> String = { $0.utf16.map { String(format: "\\u%04X", $0) }.joined() }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnseen(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
