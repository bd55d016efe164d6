import SwiftSyntax
import SwiftSyntaxBuilder

/// The mirror of an observable struct: its properties under the names that they were declared with.
struct StateMirror {
  let structure: StructDeclSyntax
  let access: String

  init(_ structure: StructDeclSyntax, access: String) {
    self.structure = structure
    self.access = access
  }

  /// The `customMirror`, or nil if the struct has one.
  var declaration: DeclSyntax? {
    let members = structure.memberBlock.members
    let hasMirror = members.allDeclarations.contains { member in
      guard let variable = member.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.contains { $0.pattern.trimmedDescription == "customMirror" }
    }
    guard !hasMirror else { return nil }
    let deprecation = members.deprecation { $0.observation == .ignored }
    let children = members.conditionalLines { member in
      StoredProperty.all(in: member).compactMap(child)
    }
    let mirror =
      ["\(deprecation)\(access)var customMirror: Swift.Mirror {"]
      + ["\(children.isEmpty ? "let" : "var") children: [Swift.Mirror.Child] = []"]
      + children + ["return Swift.Mirror(self, children: children, displayStyle: .struct)", "}"]
    return "\(raw: mirror.code)"
  }

  private func child(_ property: StoredProperty) -> String? {
    let value: String
    switch property.observation {
    case .tracked, .wrapped: value = "self.\(property.storageName)"
    case .presented: value = "self.\(property.storageName).wrappedValue"
    case .ignored:
      // A lazy property cannot be read without changing it.
      guard !property.isLazy else { return nil }
      value = "self.\(property.name)"
    }
    return "children.append((\"\(property.label)\", \(value) as Any))"
  }
}
