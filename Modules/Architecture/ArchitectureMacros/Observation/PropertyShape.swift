import SwiftBasicFormat
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The diagnosis of property declarations that macros can't handle.
enum PropertyShape {
  /// Refuses a `var` that `@ObservableState` can't observe: one that declares several properties, destructures a
  /// tuple, or has a name that no key path can use.
  static func diagnose(_ declaration: VariableDeclSyntax, in context: some MacroExpansionContext) {
    guard declaration.bindingSpecifier.tokenKind == .keyword(.var), !declaration.modifiers.contains(.static),
      !declaration.attributes.contains("ObservationStateIgnored")
    else { return }
    if let tuple = declaration.bindings.first(where: { $0.pattern.is(TuplePatternSyntax.self) }) {
      context.diagnose(
        "'@ObservableState' cannot observe properties that are declared together in a tuple",
        at: tuple.pattern
      )
    } else if declaration.bindings.count > 1 {
      diagnoseSeveral(declaration, macro: "ObservableState", in: context)
    } else {
      diagnoseName(declaration, in: context)
    }
  }

  /// Refuses a `var` that declares several properties.
  static func diagnoseSeveral(
    _ declaration: VariableDeclSyntax,
    macro: String,
    in context: some MacroExpansionContext
  ) {
    context.diagnose(
      "'@\(macro)' requires each property to have its own 'var'",
      at: declaration,
      fixIts: [.replace("Declare each property separately", declaration, with: separated(declaration))]
    )
  }

  private static func diagnoseName(
    _ declaration: VariableDeclSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let property = StoredProperty(declaration), !property.hasKeyPath else { return }
    var ignored = declaration
    ignored.leadingTrivia = []
    ignored.attributes.insert(.attribute("@ObservationStateIgnored "), at: ignored.attributes.startIndex)
    ignored.leadingTrivia = declaration.leadingTrivia
    context.diagnose(
      "'@ObservableState' cannot observe a property named '\(property.label)', because no key path can name it",
      at: property.binding.pattern,
      fixIts: [.replace("Insert '@ObservationStateIgnored'", declaration, with: ignored)]
    )
  }

  /// Returns the same properties with a declaration each. A type annotation also applies to the names before it.
  private static func separated(_ declaration: VariableDeclSyntax) -> MemberBlockItemListSyntax {
    var type: TypeAnnotationSyntax?
    let bindings = declaration.bindings.reversed().map { binding -> PatternBindingSyntax in
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      return binding.with(\.typeAnnotation, type?.trimmed).with(\.trailingComma, nil).trimmed
    }
    let indentation = declaration.leadingTrivia.indentation(isOnNewline: true) ?? []
    let items = bindings.reversed().enumerated().map { offset, binding -> MemberBlockItemSyntax in
      var single = declaration.with(\.bindings, [binding])
      single.leadingTrivia = offset == 0 ? declaration.leadingTrivia : .newline + indentation
      single.trailingTrivia = offset == bindings.count - 1 ? declaration.trailingTrivia : []
      return MemberBlockItemSyntax(decl: single)
    }
    return MemberBlockItemListSyntax(items)
  }
}
