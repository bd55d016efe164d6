import SwiftSyntax

/// A stored instance property with one name, as generated code speaks of it.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let identifier: TokenSyntax

  /// The name, with back-ticks if it was written with them.
  var name: String { identifier.text }

  /// The name without back-ticks.
  var label: String { identifier.plainName }

  /// The name of the storage behind the property where a macro or a wrapper makes one.
  var storageName: String { identifier.prefixed("_") }

  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  var initializer: ExprSyntax? { binding.initializer?.value.trimmed }
  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
  var isLazy: Bool { declaration.modifiers.contains(.lazy) }

  /// Reads a declaration; nil unless it declares one stored instance property by a plain name.
  init?(_ declaration: some SyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let property = StoredProperty(variable, binding)
    else { return nil }
    self = property
  }

  private init?(_ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !declaration.modifiers.contains(.static), !declaration.modifiers.contains(.class),
      !declaration.isComputed(binding)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.identifier = pattern.identifier.trimmed
  }

  /// Every stored property that a declaration declares, `var a, b: Int` included.
  static func all(in declaration: DeclSyntax) -> [StoredProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { StoredProperty(variable, $0) }
  }

  /// The `willSet` and `didSet` of the property.
  var observers: [AccessorDeclSyntax] {
    guard case let .accessors(accessors)? = binding.accessorBlock?.accessors else { return [] }
    return accessors.filter {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether a binding has a getter instead of storage.
  func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: return false
    case .getter?: return true
    case let .accessors(accessors)?:
      return accessors.contains {
        ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
