import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns an optional property into a presentation: storage in a `PresentationState`, reached through
/// the projected name.
enum PresentsMacro {
  static let name = "Presents"

  private struct Presentation {
    let property: StoredProperty
    let state: TypeSyntax

    init?(_ declaration: some DeclSyntaxProtocol) {
      guard let property = StoredProperty(declaration), let state = property.presentedState
      else { return nil }
      self.property = property
      self.state = state
    }

    var storage: String { property.storageName }
    var storageType: String { "ComposableArchitecture.PresentationState<\(state.trimmed)>" }
    var wrappedValue: String { "\(storage).wrappedValue" }
  }
}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presentation = Presentation(declaration), unobservable(in: context) == nil else { return [] }
    let accessors = ObservationAccessors(
      property: presentation.property.name,
      storage: presentation.wrappedValue,
      observed: presentation.wrappedValue
    )
    return [
      accessors.initializer(
        presentation.storage,
        value: "\(presentation.storageType)(wrappedValue: initialValue)"
      ),
      accessors.getter, accessors.setter, accessors.modifier,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presentation = Presentation(declaration) else {
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
    let property = presentation.property
    let access = property.declaration.modifiers.accessPrefix
    let initial = property.initializer?.trimmedDescription ?? "nil"
    let accessors = ObservationAccessors(
      property: property.name,
      storage: "\(presentation.storage).projectedValue",
      observed: presentation.wrappedValue
    )
    return [
      """
      private var \(raw: presentation.storage) = \
      \(raw: presentation.storageType)(wrappedValue: \(raw: initial))\
      \(raw: PropertyObservers(of: property).unwrapping("wrappedValue"))
      """,
      """
      \(raw: access)var $\(raw: property.label): \(raw: presentation.storageType) {
      \(accessors.getter)
      set {
      guard _$observationRegistrar.isObserved else {
      \(raw: accessors.storage) = newValue
      return
      }
      let change = _$observationRegistrar.willModify(\\Self.\(raw: property.name), \(raw: accessors.observed))
      \(raw: accessors.storage) = newValue
      _$observationRegistrar.didModify(change, \(raw: accessors.observed))
      }
      \(accessors.modifier)
      }
      """,
    ]
  }

  /// The struct around the property if it has no registrar for the accessors to speak to.
  private static func unobservable(in context: some MacroExpansionContext) -> StructDeclSyntax? {
    guard let structure = context.lexicalContext.first?.as(StructDeclSyntax.self),
      !structure.attributes.contains(ObservableStateMacro.name)
    else { return nil }
    return structure
  }
}
