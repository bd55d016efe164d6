import SwiftSyntax

/// The treatment of a stored property by `@ObservableState`.
enum PropertyObservation {
  /// The property keeps its place; its storage moves behind it.
  case tracked
  /// `@Presents` does the same and more.
  case presented
  /// A property wrapper that observes on its own keeps the storage.
  case wrapped
  /// The property stays as it is.
  case ignored

  /// The wrappers that keep their storage in `_name` and notify observers themselves.
  static let wrappers: Set = ["Shared", "SharedReader", "Dependency", "Fetch", "FetchAll", "FetchOne"]
}

extension StoredProperty {
  var observation: PropertyObservation {
    let attributes = declaration.attributes
    if attributes.contains("Presents") { return presentedState == nil ? .ignored : .presented }
    if attributes.baseNames.contains(where: PropertyObservation.wrappers.contains) { return .wrapped }
    if isConstant || isLazy || attributes.contains("ObservationStateIgnored") { return .ignored }
    // An accessor belongs to one property, and a `weak` or `unowned` reference has no storage to yield.
    let cannotBeTracked =
      declaration.bindings.count > 1 || declaration.modifiers.contains(.weak)
      || declaration.modifiers.contains(.unowned) || !hasKeyPath
    return cannotBeTracked ? .ignored : .tracked
  }

  /// Whether the property shares a value that only the features which share it have. A key is an argument without a
  /// label: `@Shared(.inMemory("count"))`, unlike `@Shared` and `@Shared(value: 0)`.
  var isSharedWithoutKey: Bool {
    declaration.attributes.contains { element in
      guard case .attribute(let attribute) = element,
        ["Shared", "SharedReader"].contains(attribute.baseName)
      else { return false }
      let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
      return arguments.allSatisfy { $0.label != nil }
    }
  }

  /// Whether a key path can name the property. The compiler finds no property behind `\Root.Type`, back-ticks or not.
  var hasKeyPath: Bool { label != "Type" }

  /// The type of the state that `@Presents` presents, or nil if it can't be applied.
  var presentedState: TypeSyntax? { isConstant ? nil : type?.unwrappedOptional }
}

extension MemberBlockItemListSyntax {
  /// Returns the attributes for a declaration that mentions some of the properties. If one of them is deprecated, the
  /// declaration has to be too, or the compiler warns about the generated code.
  func deprecation(where isSpokenOf: (StoredProperty) -> Bool) -> String {
    let isDeprecated = storedProperties.contains {
      $0.declaration.attributes.deprecate && isSpokenOf($0)
    }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }
}
