/// A JSON document. Numbers are kept as they are written, so that none changes on its way.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var int: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension JSONValue {
  /// The document on one line, the members of objects in alphabetical order.
  var text: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// The document, piece by piece. A line may end after each.
  func write(_ piece: (String) -> Void) {
    switch self {
    case .null: piece("null")
    case .bool(let value): piece(value ? "true" : "false")
    case .number(let digits): piece(digits)
    case .string(let value): piece(Self.quoted(value))
    case .array(let elements):
      guard let last = elements.last else { return piece("[]") }
      piece("[")
      for element in elements.dropLast() { element.write(followedBy: ",", piece) }
      last.write(followedBy: "]", piece)
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      guard let last = sorted.last else { return piece("{}") }
      for (index, member) in sorted.enumerated() {
        let key = (index == 0 ? "{" : "") + Self.quoted(member.key) + ":"
        member.value.write(after: key, followedBy: member.key == last.key ? "}" : ",", piece)
      }
    }
  }

  private func write(after start: String = "", followedBy end: String, _ piece: (String) -> Void) {
    var held = start
    write { next in
      if held != start { piece(held) }
      held = held == start ? start + next : next
    }
    piece(held + end)
  }

  /// The text in quotes. What cannot be seen is escaped.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F:
        result.unicodeScalars.append(scalar)
      case _ where isUnseen(scalar):
        for unit in UTF16.encode(scalar).map({ Array($0) }) ?? [] { result += escaped(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
