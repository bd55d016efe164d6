import SwiftSyntax
import SwiftSyntaxBuilder

/// The protocols that `@Reducer(state: .equatable, action: .sendable)` adds to the generated types.
struct ReducerConformances {
  var state: [String] = []
  var action: [String] = []

  init(_ node: AttributeSyntax) {
    guard case let .argumentList(arguments)? = node.arguments else { return }
    var label = ""
    for argument in arguments {
      // Only the first of several variadic arguments has the label.
      label = argument.label?.text ?? label
      guard let member = argument.expression.as(MemberAccessExprSyntax.self) else { continue }
      let name = member.declName.baseName.text
      let conformance = "Swift." + name.prefix(1).uppercased() + name.dropFirst()
      if label == "state" { state.append(conformance) } else { action.append(conformance) }
    }
  }
}
