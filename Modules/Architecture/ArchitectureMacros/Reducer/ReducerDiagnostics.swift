import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The messages of `@Reducer` about the type it is attached to.
struct ReducerDiagnostics<Context: MacroExpansionContext> {
  let node: AttributeSyntax
  let context: Context

  /// Refuses a class or an actor.
  func diagnoseKind(of declaration: some DeclGroupSyntax) {
    var fixIts: [FixIt] = []
    if let declaration = declaration.as(ClassDeclSyntax.self), declaration.inheritanceClause == nil {
      let keyword = declaration.classKeyword
      let fixed = keyword.with(\.tokenKind, .keyword(.struct))
      fixIts = [.replace("Replace 'class' with 'struct'", keyword, with: fixed)]
    }
    context.diagnose("'@Reducer' can only be applied to struct or enum types", at: node, fixIts: fixIts)
  }

  /// Refuses a nested `State` or `Action` that is a class, because no test could compare it before and after.
  func diagnoseReferences(in declaration: some DeclGroupSyntax) {
    for member in declaration.memberBlock.members.allDeclarations {
      guard member.is(ClassDeclSyntax.self) || member.is(ActorDeclSyntax.self),
        let name = member.asProtocol((any NamedDeclSyntax).self)?.name,
        ["State", "Action"].contains(name.text)
      else { continue }
      context.diagnose("'\(name.text)' of a reducer must be a struct or an enum", at: name)
    }
  }

  /// Refuses a `reduce` method beside a `body`.
  func diagnoseReduce(in declaration: StructDeclSyntax) {
    let members = declaration.memberBlock.members
    guard let reduce = members.method("reduce", ["into", "action"]), let body = members.property("body")
    else { return }
    context.diagnose(
      """
      A 'reduce' method should not be defined in a reducer with a 'body'; it takes precedence and 'body' \
      will never be invoked
      """,
      at: reduce.name,
      notes: [Note("'body' defined here", at: body.pattern)]
    )
  }

  /// Warns of conformances for types that a struct writes itself.
  func diagnoseArguments(in declaration: StructDeclSyntax) {
    guard let arguments = node.arguments else { return }
    context.diagnose(
      "The arguments of '@Reducer' apply to enums only: declare the conformances on 'State' and 'Action'",
      isWarning: true,
      at: arguments
    )
  }

  /// Refuses cases of an enum with a name that the generated code needs.
  ///
  /// - Returns: Whether there are none.
  func diagnoseNames(in declaration: EnumDeclSyntax) -> Bool {
    let reserved = declaration.memberBlock.members.enumCases.map(\.element.name).filter {
      ["body", "scope", "allCasePaths", "makeIterator"].contains($0.plainName)
    }
    for name in reserved {
      context.diagnose("'@Reducer' declares its own '\(name.plainName)': name the case differently", at: name)
    }
    return reserved.isEmpty
  }
}
