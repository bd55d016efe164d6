import SwiftSyntax

/// A stored instance property with one name, as generated code uses it.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let identifier: TokenSyntax

  /// The name, with back-ticks if it was written with them.
  var name: String { identifier.text }

  /// The name without back-ticks.
  var label: String { identifier.plainName }

  /// The name of the storage behind the property if a macro or a wrapper makes one.
  var storageName: String { identifier.prefixed("_") }

  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  var initializer: ExprSyntax? { binding.initializer?.value.trimmed }
  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
  var isLazy: Bool { declaration.modifiers.contains(.lazy) }

  /// Whether the property is nil without an initializer.
  var isImplicitlyNil: Bool {
    !isConstant && initializer == nil
      && (type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
  }

  /// Reads a declaration; nil unless it declares one stored instance property by a plain name.
  init?(_ declaration: some SyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first
    else { return nil }
    self.init(variable, binding)
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

  /// Returns every stored property of a declaration, `var a, b: Int` included.
  static func all(in declaration: some DeclSyntaxProtocol) -> [StoredProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { StoredProperty(variable, $0) }
  }

  /// The `willSet` and `didSet` of the property, for storage of its value.
  var observers: String {
    observers { accessor in
      let parameters = accessor.parameters?.trimmedDescription ?? ""
      return block("\(accessor.accessorSpecifier.text)\(parameters)", [accessor.statements])
    }
  }

  /// The `willSet` and `didSet` of the property, for storage that wraps its value. Their parameters are unwrapped
  /// before their bodies run.
  var unwrappingObservers: String {
    observers { accessor in
      let specifier = accessor.accessorSpecifier.text
      let name = accessor.parameters?.name.text ?? (specifier == "didSet" ? "oldValue" : "newValue")
      let body = accessor.statements
      let tokens = accessor.body?.tokens(viewMode: .sourceAccurate)
      guard tokens?.contains(where: { $0.identifier?.name == name }) == true else {
        return block(specifier, [body])
      }
      return block("\(specifier)(_$\(name))", ["let \(name) = _$\(name).wrappedValue", body])
    }
  }

  private func observers(_ code: (AccessorDeclSyntax) -> String) -> String {
    guard case let .accessors(accessors)? = binding.accessorBlock?.accessors else { return "" }
    let observers = accessors.filter(\.isObserver).map(code)
    return observers.isEmpty ? "" : block("", observers)
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    [.keyword(.willSet), .keyword(.didSet)].contains(accessorSpecifier.tokenKind)
  }

  fileprivate var statements: String { body?.statements.trimmedDescription ?? "" }
}

extension VariableDeclSyntax {
  /// Returns whether a binding has a getter instead of storage.
  func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: return false
    case .getter?: return true
    case let .accessors(accessors)?:
      return !accessors.allSatisfy(\.isObserver)
    }
  }
}
