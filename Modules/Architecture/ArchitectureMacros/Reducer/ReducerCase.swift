import SwiftSyntax
import SwiftSyntaxBuilder

/// One case of an enum reducer, and its parts in the state, the actions and the scope.
struct ReducerCase {
  let enumCase: EnumCase

  enum Kind {
    /// A reducer.
    case reducer(TypeSyntax)
    /// State without a reducer that is removed by its first action.
    case ephemeral(TypeSyntax)
    /// A payload without a reducer: one with the mark, or several values.
    case ignored
  }

  var name: String { enumCase.name }

  var kind: Kind {
    let parameters = enumCase.parameters
    guard parameters.count == 1, !enumCase.attributes.contains("ReducerCaseIgnored") else { return .ignored }
    let type = parameters[0].type.trimmed
    let isEphemeral = enumCase.attributes.contains("ReducerCaseEphemeral")
    return isEphemeral || Self.ephemeralAction(of: type) != nil ? .ephemeral(type) : .reducer(type)
  }

  private var label: String { enumCase.parameters.first?.label.map { $0 + ": " } ?? "" }

  /// Returns the payload as it was written, without default values.
  private func payload(root: String) -> String {
    guard !enumCase.parameters.isEmpty else { return name }
    let types = enumCase.parameters.map { $0.type.renaming(["Self": root]).trimmedDescription }
    return "\(name)(\(enumCase.arguments(types)))"
  }

  func state(root: String) -> String {
    guard case let .reducer(type) = kind else { return "case \(payload(root: root))" }
    return "case \(name)(\(label)\(type.renaming(["Self": root])).State)"
  }

  func action(root: String) -> String {
    switch kind {
    case let .reducer(type):
      return "case \(name)(\(type.renaming(["Self": root])).Action)"
    case let .ephemeral(type):
      let type = type.renaming(["Self": root])
      return "case \(name)(\(Self.ephemeralAction(of: type) ?? "\(type).Action"))"
    case .ignored:
      return "case \(name)(Swift.Never)"
    }
  }

  func scope(root: String) -> String {
    guard case let .reducer(type) = kind else {
      // A recursive payload has to be `indirect` again.
      let indirect = enumCase.isIndirect && !enumCase.parameters.isEmpty ? "indirect " : ""
      return "\(indirect)case \(payload(root: root))"
    }
    return "case \(name)(ComposableArchitecture.StoreOf<\(type.renaming(["Self": root]))>)"
  }

  /// The reducer that runs while the state is in this case, or nil.
  var reducer: String? {
    guard case let .reducer(type) = kind else { return nil }
    let value = enumCase.parameters[0].defaultValue?.value.trimmedDescription ?? "\(type)()"
    let paths = "state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)"
    return block("ComposableArchitecture.Scope(\(paths))", [value])
  }

  /// The branch of `switch store.state` for this case.
  var scopeCase: String {
    switch kind {
    case .reducer:
      return "case .\(name):\n  return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)"
    case .ephemeral, .ignored:
      guard !enumCase.parameters.isEmpty else { return "case .\(name):\n  return .\(name)" }
      let bindings = enumCase.bindings
      let pattern = "case let .\(name)(\(bindings.joined(separator: ", "))):"
      return "\(pattern)\n  return .\(name)(\(enumCase.arguments(bindings)))"
    }
  }

  private static func ephemeralAction(of type: TypeSyntax) -> TypeSyntax? {
    type.genericArgument(of: "AlertState") ?? type.genericArgument(of: "ConfirmationDialogState")
  }
}
