import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Says which declarations of properties `@ObservableState` cannot observe.
enum PropertyShape {
  /// Refuses a `var` that declares several properties, or takes a tuple apart.
  ///
  /// - Returns: Whether the declaration is one that can be observed.
  static func diagnose(_ declaration: VariableDeclSyntax, in context: some MacroExpansionContext) -> Bool {
    let isMutable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
    let isStatic = declaration.modifiers.contains(.static)
    let isIgnored = declaration.attributes.contains(ObservationStateIgnoredMacro.name)
    guard isMutable, !isStatic, !isIgnored else { return true }
    if let tuple = declaration.bindings.first(where: { $0.pattern.is(TuplePatternSyntax.self) }) {
      context.diagnose(
        "'@ObservableState' cannot observe properties that are declared together in a tuple",
        at: tuple.pattern
      )
      return false
    }
    guard declaration.bindings.count > 1 else { return true }
    context.diagnose(
      "'@ObservableState' requires each property to be declared by a 'var' of its own",
      at: declaration,
      fixIts: [.replace("Declare each property separately", declaration, with: separated(declaration))]
    )
    return false
  }

  /// The same properties with a declaration each. A type annotation counts for the names before it, too.
  private static func separated(_ declaration: VariableDeclSyntax) -> MemberBlockItemListSyntax {
    var type: TypeAnnotationSyntax?
    let bindings = declaration.bindings.reversed().map { binding -> PatternBindingSyntax in
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      return binding.with(\.typeAnnotation, type?.trimmed).with(\.trailingComma, nil).trimmed
    }
    let indentation = declaration.leadingTrivia.indentation
    let items = bindings.reversed().enumerated().map { offset, binding -> MemberBlockItemSyntax in
      var single = declaration.with(\.bindings, [binding])
      single.leadingTrivia = offset == 0 ? declaration.leadingTrivia : .newline + indentation
      single.trailingTrivia = offset == bindings.count - 1 ? declaration.trailingTrivia : []
      return MemberBlockItemSyntax(decl: single)
    }
    return MemberBlockItemListSyntax(items)
  }
}

extension Trivia {
  /// The white space between the last line break and what follows.
  var indentation: Trivia {
    guard let last = pieces.last else { return [] }
    switch last {
    case .spaces, .tabs: return Trivia(pieces: [last])
    default: return []
    }
  }
}
