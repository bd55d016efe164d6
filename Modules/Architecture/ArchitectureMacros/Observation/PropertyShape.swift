import SwiftBasicFormat
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Says which declarations of properties macros cannot make anything of.
enum PropertyShape {
  /// Refuses a `var` that `@ObservableState` cannot observe: one that declares several properties, takes a tuple
  /// apart, or has a name that no key path can hold.
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
      "'@\(macro)' requires each property to be declared by a 'var' of its own",
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
      "'@ObservableState' cannot observe a property named '\(property.label)', which no key path can name",
      at: property.binding.pattern,
      fixIts: [.replace("Insert '@ObservationStateIgnored'", declaration, with: ignored)]
    )
  }

  /// The same properties with a declaration each. A type annotation counts for the names before it, too.
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
