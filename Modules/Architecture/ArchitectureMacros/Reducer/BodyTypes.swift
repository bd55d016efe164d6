import SwiftSyntax
import SwiftSyntaxBuilder

/// The state and the actions in the declaration of a `body`, or of `reduce(into:action:)`, each if it isn't the reducer's
/// own.
///
/// `var body: some Reducer<Int, Action>` names a state, `let body = EmptyReducer<Int, Int>()` both, and
/// `var body: some ReducerOf<Self>` neither.
struct BodyTypes {
  let state: TypeSyntax?
  let action: TypeSyntax?

  /// - Parameter members: The members of the reducer.
  /// - Returns: `nil` if the types of the body aren't written.
  init?(_ members: MemberBlockItemListSyntax) {
    guard let binding = members.property("body") else {
      guard let method = members.method("reduce", ["into", "action"]) else { return nil }
      let types = method.signature.parameterClause.parameters.map { parameter in
        (parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type).trimmed
      }
      self.init(state: Self.foreign(types[0], "State"), action: Self.foreign(types[1], "Action"))
      return
    }
    if let type = binding.typeAnnotation?.type {
      self.init(type)
    } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
      self.init("\(call.calledExpression.trimmed)" as TypeSyntax)
    } else {
      return nil
    }
  }

  private init(state: TypeSyntax?, action: TypeSyntax?) {
    self.state = state
    self.action = action
  }

  private init?(_ type: TypeSyntax) {
    let type = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    if let reducer = type.genericArgument(of: "ReducerOf") {
      let isSelf = reducer.trimmedDescription == "Self"
      state = isSelf ? nil : "\(reducer).State"
      action = isSelf ? nil : "\(reducer).Action"
      return
    }
    let arguments = Self.reducers.lazy.map(type.genericArguments(of:)).first { $0.count == 2 }
    guard let arguments else { return nil }
    state = Self.foreign(arguments[0], "State")
    action = Self.foreign(arguments[1], "Action")
  }

  /// The reducers whose generic arguments are a state and an action.
  private static let reducers = ["Reducer", "Reduce", "EmptyReducer"]

  /// Returns a type that a body names, or nil if it is the reducer's own `name`.
  private static func foreign(_ type: TypeSyntax, _ name: String) -> TypeSyntax? {
    [name, "Self.\(name)"].contains(type.trimmedDescription) ? nil : type
  }
}
