import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns an optional property into a presentation: storage in a `PresentationState`, with a projected name.
enum PresentsMacro: AccessorMacro, PeerMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), let type = storageType(property),
      unobservable(in: context) == nil
    else { return [] }
    let value = "\(property.storageName).wrappedValue"
    let accessors = ObservationAccessors(
      property: property.name,
      storage: value,
      observed: value,
      isInPlace: false
    )
    return property.accessors([
      property.initAccessor(value: "\(type)(wrappedValue: initialValue)"),
      accessors.getter, accessors.setter, accessors.modifier,
    ])
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration), let type = storageType(property) else {
      context.diagnose(
        "'@Presents' can only be applied to a 'var' whose type is spelled as an optional",
        at: declaration
      )
      return []
    }
    if let structure = unobservable(in: context) {
      context.diagnose(
        "'@Presents' requires '@ObservableState' to be applied to '\(structure.name.text)'",
        at: node
      )
      return []
    }
    let access = property.declaration.modifiers.access.prefix
    let initial = property.initializer?.trimmedDescription ?? "nil"
    let accessors = ObservationAccessors(
      property: property.name,
      storage: "\(property.storageName).projectedValue",
      observed: "\(property.storageName).wrappedValue",
      isInPlace: false
    )
    let setter = """
      set {
        guard _$observationRegistrar.isObserved else {
          \(accessors.storage) = newValue
          return
        }
        \(property.name) = newValue.wrappedValue
      }
      """
    let projection = [accessors.getter, setter, accessors.modifier]
    return [
      """
      private var \(raw: property.storageName) = \(raw: type)(wrappedValue: \(raw: initial))\
      \(raw: property.unwrappingObservers)
      """,
      "\(raw: block("\(access)var $\(property.label): \(type)", projection))",
    ]
  }

  private static func storageType(_ property: StoredProperty) -> String? {
    property.presentedState.map { "ComposableArchitecture.PresentationState<\($0.trimmed)>" }
  }

  /// Returns the struct around the property if it has no registrar for the accessors to notify.
  private static func unobservable(in context: some MacroExpansionContext) -> StructDeclSyntax? {
    guard let structure = context.lexicalContext.first?.as(StructDeclSyntax.self),
      !structure.attributes.contains("ObservableState")
    else { return nil }
    return structure
  }
}
