import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The access that generated members of a type get.
enum AccessLevel: String {
  case `public`
  case `package`
  /// Everything below `package` needs no modifier: the enclosing type already limits its members.
  case unspecified = ""

  /// The modifier before a generated declaration, with a trailing space unless it is empty.
  var prefix: String { self == .unspecified ? "" : rawValue + " " }

  /// The access of a declaration: its own modifier, else that of the extension right around it.
  init(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    if let own = Self.explicit(declaration.modifiers) {
      self = own
    } else if let enclosing = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) {
      self = Self.explicit(enclosing.modifiers) ?? .unspecified
    } else {
      self = .unspecified
    }
  }

  private static func explicit(_ modifiers: DeclModifierListSyntax) -> AccessLevel? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return .unspecified
      default: continue
      }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The access modifier as it is written, with a trailing space, or nothing. A setter's own access
  /// (`private(set)`) is left out.
  var accessPrefix: String {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open), .keyword(.package), .keyword(.internal),
        .keyword(.fileprivate), .keyword(.private):
        return modifier.name.text + " "
      default: continue
      }
    }
    return ""
  }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}
