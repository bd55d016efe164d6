/// A JSON value of a reply, read by the names of its members: `json.data?[0]?.id`.
@dynamicMemberLookup
enum ReplyValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case double(Double)
  case quoted(String)
  case array([ReplyValue])
  case object([String: ReplyValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
      // The most frequent type first, because each failed attempt throws and catches an error.
    } else if let value = try? container.decode(String.self) {
      self = .quoted(value)
    } else if let value = try? container.decode([String: ReplyValue].self) {
      self = .object(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode([ReplyValue].self) {
      self = .array(value)
    } else {
      self = .boolean(try container.decode(Bool.self))
    }
  }

  /// The member of an object, or nil if there is none with that name.
  subscript(dynamicMember name: String) -> ReplyValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  subscript(index: Int) -> ReplyValue? {
    asArray.indices.contains(index) ? asArray[index] : nil
  }

  var asArray: [ReplyValue] {
    if case .array(let items) = self { items } else { [] }
  }

  var keys: Set<String> {
    if case .object(let members) = self { Set(members.keys) } else { [] }
  }

  var asString: String? {
    if case .quoted(let value) = self { value } else { nil }
  }

  var asNumber: Double? {
    if case .double(let value) = self { value } else { nil }
  }
}

extension ReplyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .quoted(value) }
  init(integerLiteral value: Int) { self = .double(Double(value)) }
  init(floatLiteral value: Double) { self = .double(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
