import ComposableArchitecture
import Foundation
import JSONValues

/// A writer of values as expressions of Swift. A value without a literal becomes JSON, in a constant if it is long.
package struct SourceWriter {
  /// The texts of JSON below the tests, in the order in which they are used.
  package private(set) var constants: [(name: String, json: JSONValue)] = []
  /// The modules whose names are used.
  package private(set) var modules: Set<String> = []

  package init() {}

  /// Returns an expression of a value.
  ///
  /// - Parameter name: The name of the constant, if it becomes one.
  /// - Throws: An `EncodingError` if the value isn't a literal and can't be encoded.
  package mutating func expression(_ value: Any, named name: String) throws -> SourceExpression {
    if let literal = try literal(value, named: name) { return literal }
    guard let value = value as? any Encodable else {
      throw TraceError("\(type(of: value)) cannot be written as JSON; make it Codable")
    }
    return .call("try recorded", [.init(.text(self.json(try TraceCoding.encode(value), named: name)))])
  }

  /// Returns the text of a document, or the name of a constant if it is long.
  mutating func json(_ json: JSONValue, named name: String) -> String {
    let inline = Self.rawString(json.text)
    return inline.count <= 60 ? inline : constant(json, name)
  }

  private mutating func constant(_ json: JSONValue, _ name: String) -> String {
    if let known = constants.first(where: { $0.json == json }) { return known.name }
    let name = "\(name)\(constants.count + 1)"
    constants.append((name, json))
    return name
  }

  private mutating func literal(_ value: Any, named name: String) throws -> SourceExpression? {
    switch value {
    case let value as Bool: return .text("\(value)")
    case let value as any BinaryInteger & Encodable: return .text("\(value)")
    case let value as Double: return value.isFinite ? .text("\(value)") : nil
    case let value as Float: return value.isFinite ? .text("\(value)") : nil
    case let value as String: return .text(Self.stringLiteral(value))
    case let value as Duration where value.components.attoseconds == 0:
      return .text(".seconds(\(value.components.seconds))")
    case let value as any RecordedBindingAction: return try binding(value)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return .text("nil") }
      return try literal(wrapped.value, named: name)
    case .collection where value is [Any] && "\(type(of: value))".hasPrefix("Array<"):
      var elements: [SourceExpression.Argument] = []
      for child in mirror.children {
        guard case .text(let element)? = try literal(child.value, named: name) else { return nil }
        elements.append(.init(.text(element)))
      }
      return .list("[", elements, "]")
    case .enum: return try enumeration(value, mirror, named: name)
    default: return nil
    }
  }

  private mutating func enumeration(
    _ value: Any,
    _ mirror: Mirror,
    named name: String
  ) throws -> SourceExpression? {
    guard let payload = mirror.children.first else {
      // The description of a value that describes itself doesn't contain the name of its case.
      guard !(value is any CustomStringConvertible) else { return nil }
      use(value)
      return .text(".\(value)")
    }
    guard let label = payload.label else { return nil }
    use(value)
    let content = Mirror(reflecting: payload.value)
    var arguments: [SourceExpression.Argument] = []
    if content.displayStyle == .tuple {
      for child in content.children {
        let argument = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
        arguments.append(.init(argument, try expression(child.value, named: argument ?? label)))
      }
    } else {
      arguments.append(.init(try expression(payload.value, named: label)))
    }
    return .call(".\(label)", arguments)
  }

  private mutating func binding(_ action: any RecordedBindingAction) throws -> SourceExpression? {
    guard let (property, value) = action.recorded else { return nil }
    let name = property.split(separator: ".").last.map(String.init) ?? property
    return .call(".set", [.init(.text("\\.\(property)")), .init(try expression(value, named: name))])
  }

  /// Notes the module of a type.
  package mutating func use(_ value: Any) {
    let name = _typeName(type(of: value), qualified: true)
    guard let module = name.split(separator: ".").first, !["Swift", "Foundation"].contains(module),
      // Declarations in the tests need no import.
      !module.hasSuffix("Tests")
    else { return }
    modules.insert(String(module))
  }

  private static func stringLiteral(_ text: String) -> String {
    // JSON's escapes are those of Swift except for the one with digits.
    JSONValue.quoted(text) { String(format: "\\u{%04X}", $0.value) }
  }

  private static func rawString(_ text: String) -> String {
    let marks = String(repeating: "#", count: marks(text))
    return "\(marks)\"\(text)\"\(marks)"
  }

  /// Returns the number of marks that a raw string needs around a text.
  private static func marks(_ text: String) -> Int {
    var needed = 1
    // The marks since a quote or a backslash. A mark may be one character with what follows, as in a keycap.
    var following: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": following = 0
      case "#": following? += 1
      default: following = nil
      }
      needed = max(needed, (following ?? 0) + 1)
    }
    return needed
  }
}

extension SourceWriter {
  /// The declarations of the constants.
  package var declarations: [String] {
    constants.map { name, json in
      let marks = String(repeating: "#", count: Self.marks(json.text))
      let lines = Self.wrapped(json, continuation: "\\" + marks)
      return (["private let \(name) = \(marks)\"\"\""] + lines.map { "  " + $0 } + ["  \"\"\"\(marks)"])
        .joined(separator: "\n")
    }
  }

  /// Returns the document on lines of limited length. A line ends where JSON allows it, or is continued.
  private static func wrapped(_ json: JSONValue, continuation: String) -> [String] {
    let room = SourceExpression.lineLength - 2
    // A continuation may be longer than a line, as the marks of a text of many marks are.
    let width = max(room - continuation.count, 12)
    var lines: [String] = []
    var line: Substring = ""
    for piece in json.pieces {
      if !line.isEmpty, line.count + piece.count > room {
        lines.append(String(line))
        line = ""
      }
      line += piece
      while line.dropFirst(room).first != nil {
        let end = beforeEscape(line.prefix(width))
        lines.append(line[..<end] + continuation)
        line = line[end...]
      }
    }
    return line.isEmpty ? lines : lines + [String(line)]
  }

  /// Returns the end of a line, or the beginning of the escape in which it may end: six characters at most.
  private static func beforeEscape(_ line: Substring) -> String.Index {
    guard let backslash = line.suffix(6).lastIndex(of: "\\") else { return line.endIndex }
    // A backslash after another one may end an escape: a pair of them is one.
    let run = line[...backslash].reversed().prefix { $0 == "\\" }.count
    return run.isMultiple(of: 2) ? line.endIndex : backslash
  }
}
