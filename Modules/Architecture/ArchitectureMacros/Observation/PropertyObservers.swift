import SwiftSyntax

/// The `willSet` and `didSet` of a property, as the storage behind it runs them.
struct PropertyObservers {
  let accessors: [AccessorDeclSyntax]

  init(of property: StoredProperty) {
    accessors = property.observers
  }

  /// The observers of storage that holds the property's own value.
  var code: String {
    block(
      accessors.map { accessor in
        let parameters = accessor.parameters?.trimmedDescription ?? ""
        return "\(accessor.accessorSpecifier.text)\(parameters) {\n\(accessor.statements)\n}"
      }
    )
  }

  /// The observers of storage that wraps the property's value. What they call the old and the new value is
  /// unwrapped before their bodies run.
  func unwrapping(_ wrappedValue: String) -> String {
    block(
      accessors.map { accessor in
        let specifier = accessor.accessorSpecifier.text
        let implicit = specifier == "didSet" ? "oldValue" : "newValue"
        let name = accessor.parameters?.name.text ?? implicit
        let body = accessor.statements
        guard accessor.body?.mentions(name) == true else { return "\(specifier) {\n\(body)\n}" }
        return "\(specifier)(_$\(name)) {\nlet \(name) = _$\(name).\(wrappedValue)\n\(body)\n}"
      }
    )
  }

  private func block(_ accessors: [String]) -> String {
    accessors.isEmpty ? "" : " {\n\(accessors.joined(separator: "\n"))\n}"
  }
}

extension AccessorDeclSyntax {
  fileprivate var statements: String { body?.statements.trimmedDescription ?? "" }
}

extension CodeBlockSyntax {
  /// Whether an identifier occurs anywhere in the block.
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.identifier?.name == name }
  }
}
