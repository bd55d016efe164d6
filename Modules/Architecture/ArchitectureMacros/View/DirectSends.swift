import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The diagnosis of `store.send` in a type that has a `send` for its view actions.
enum DirectSends {
  static func diagnose(in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    for call in finder.calls {
      let fixIts = call.viewAction.map { action in
        var fixed: ExprSyntax = "send(\(action.trimmed))"
        (fixed.leadingTrivia, fixed.trailingTrivia) = (call.leadingTrivia, call.trailingTrivia)
        return FixIt.replace("Call 'send' directly with the view action", ExprSyntax(call), with: fixed)
      }
      context.diagnose(
        "Do not use 'store.send' directly when using '@ViewAction'",
        isWarning: true,
        at: call,
        fixIts: fixIts.map { [$0] } ?? []
      )
    }
  }

  private final class Finder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.isStoreSend { calls.append(node) }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether this calls `store.send` or `self.store.send`.
  fileprivate var isStoreSend: Bool {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send"
    else { return false }
    let base = callee.base?.trimmedDescription
    return base == "store" || base == "self.store"
  }

  /// The argument of `.view(…)`, if that is what is sent.
  fileprivate var viewAction: ExprSyntax? {
    guard arguments.count == 1, let call = arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self), name.base == nil,
      name.declName.baseName.text == "view", call.arguments.count == 1
    else { return nil }
    return call.arguments.first?.expression
  }
}
