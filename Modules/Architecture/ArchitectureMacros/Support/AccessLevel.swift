import SwiftSyntax
import SwiftSyntaxMacros

/// The visibility of a declaration.
enum AccessLevel: CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`
}

extension AccessLevel? {
  /// The modifier before the declaration, with a trailing space, or nothing.
  var prefix: String { map { "\($0) " } ?? "" }
}

extension DeclModifierSyntax {
  /// The level that the modifier gives a declaration. `open` counts as `public`. A setter's separate access
  /// (`private(set)`) is ignored.
  var access: AccessLevel? {
    guard detail == nil else { return nil }
    return name.text == "open" ? .public : AccessLevel.allCases.first { "\($0)" == name.text }
  }
}

extension DeclModifierListSyntax {
  /// The access as it is written.
  var access: AccessLevel? { lazy.compactMap(\.access).first }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension MacroExpansionContext {
  /// Returns the access that generated members of a type need: that of the type, or of the extension around it. Below
  /// `package` they need none, because the type already limits its members.
  func memberAccess(of declaration: some DeclGroupSyntax) -> AccessLevel? {
    let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    let access = declaration.modifiers.access ?? extended?.modifiers.access ?? .internal
    return access < .package ? nil : access
  }
}
