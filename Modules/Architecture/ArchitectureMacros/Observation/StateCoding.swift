import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that let an observable struct be coded under the declared names of its properties.
///
/// Synthesized coding uses the names of the stored properties, such as `_count`, and the cases of `CodingKeys`. If
/// everything is left to the compiler, `CodingKeys` translates the names. If a part is written by hand, that part
/// uses the declared names, so the rest is generated to match.
struct StateCoding {
  let structure: StructDeclSyntax
  let access: String

  private var members: MemberBlockItemListSyntax { structure.memberBlock.members }

  /// The `CodingKeys` to add, or nil if there is nothing to code or the struct has its own.
  var codingKeys: DeclSyntax? {
    guard !members.declaresType("CodingKeys"), (isEncodable && !hasEncode) || (isDecodable && !hasDecode)
    else { return nil }
    let cases = members.propertyLines { property in
      guard property.isCoded else { return [] }
      return isHandwritten || property.keepsStorage
        ? ["case \(property.name)"] : ["case \(property.storageName) = \"\(property.label)\""]
    }
    let inherited = cases.isEmpty ? "Swift.CodingKey" : "Swift.String, Swift.CodingKey"
    let head = "\(isHandwritten ? access : "private ")enum CodingKeys: \(inherited)"
    return "\(raw: block(head, cases))"
  }

  /// The `init(from:)` and `encode(to:)` that the compiler cannot synthesize.
  var witnesses: [String] {
    guard isHandwritten else { return [] }
    var result: [String] = []
    if isDecodable, !hasDecode { result.append(decode) }
    if isEncodable, !hasEncode { result.append(encode) }
    return result
  }

  private var decode: String {
    let lines = codedLines { property in
      if property.observation == .wrapped {
        return "self.\(property.storageName) = try decode(.\(property.name))"
      }
      if property.isConstant, property.initializer != nil { return nil }
      let function = property.type?.unwrappedOptional == nil ? "decode" : "decodeIfPresent"
      return "self.\(property.name) = try \(function)(.\(property.name))"
    }
    let functions = """
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func decode<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value {
        try container.decode(Value.self, forKey: key)
      }
      func decodeIfPresent<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
      }
      """
    return block(
      "\(members.deprecation(where: isCoded))\(access)init(from decoder: any Swift.Decoder) throws",
      [functions] + lines
    )
  }

  private var encode: String {
    let lines = codedLines { property in
      if property.observation == .wrapped {
        return "try container.encode(self.\(property.storageName), forKey: .\(property.name))"
      }
      let function = property.type?.unwrappedOptional == nil ? "encode" : "encodeIfPresent"
      return "try container.\(function)(self.\(property.name), forKey: .\(property.name))"
    }
    return block(
      "\(members.deprecation(where: isCoded))\(access)func encode(to encoder: any Swift.Encoder) throws",
      ["\(lines.isEmpty ? "_" : "var container") = encoder.container(keyedBy: CodingKeys.self)"] + lines
    )
  }

  private func codedLines(_ line: (StoredProperty) -> String?) -> [String] {
    members.propertyLines { property in isCoded(property) ? [line(property)].compactMap(\.self) : [] }
  }

  private func isCoded(_ property: StoredProperty) -> Bool {
    handwrittenKeys?.contains(property.label) ?? property.isCoded
  }

  /// Whether a part of the coding is written by hand, in terms of the declared names.
  private var isHandwritten: Bool {
    guard members.declaresType("CodingKeys") else {
      return (isEncodable && hasEncode) || (isDecodable && hasDecode)
    }
    guard let keys = handwrittenKeys else { return false }
    // Keys that name the storage itself are left to the compiler.
    return members.storedProperties.contains { !$0.keepsStorage && keys.contains($0.label) }
  }

  /// The cases of the `CodingKeys` that the struct declares.
  private var handwrittenKeys: Set<String>? {
    members.allDeclarations.lazy.compactMap { $0.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
      .map { Set($0.memberBlock.members.enumCases.map(\.element.name.plainName)) }
  }

  private var isEncodable: Bool { inherits("Encodable") }
  private var isDecodable: Bool { inherits("Decodable") }

  private var hasEncode: Bool { members.method("encode", ["to"]) != nil }
  private var hasDecode: Bool { members.hasInitializer(["from"]) }

  private func inherits(_ name: String) -> Bool {
    structure.inheritanceClause?.names.contains { [name, "Codable"].contains($0) } ?? false
  }
}

extension StoredProperty {
  /// Whether the property is stored under its own name.
  fileprivate var keepsStorage: Bool { observation == .ignored || observation == .wrapped }

  /// Whether the property is coded. It isn't if its value is kept elsewhere or computed later.
  fileprivate var isCoded: Bool { !isLazy && (observation != .wrapped || isSharedWithoutKey) }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without modules; the parts of a composition one by one.
  var names: [String] {
    func names(_ type: TypeSyntax) -> [String] {
      if let composition = type.as(CompositionTypeSyntax.self) {
        return composition.elements.flatMap { names($0.type) }
      }
      return type.as(AttributedTypeSyntax.self).map { names($0.baseType) } ?? [type.baseName]
    }
    return inheritedTypes.flatMap { names($0.type) }
  }
}
