import ComposableArchitecture

/// The case of an action as `receive` takes it: `\.list.usersResponse`.
enum ActionPath {
  /// - Returns: The path; `nil` for an action without case paths.
  static func of(_ action: Any) -> String? {
    let names = names(of: action)
    return names.isEmpty ? nil : "\\." + names.joined(separator: ".")
  }

  private static func names(of value: Any) -> [String] {
    if let binding = value as? any RecordedBindingAction, let (property, _) = binding.recordedChange {
      // There is a case for each property, and none for what lies within.
      return property.contains(".") ? [] : [property]
    }
    let mirror = Mirror(reflecting: value)
    guard value is any CasePathable, mirror.displayStyle == .enum else { return [] }
    guard let payload = mirror.children.first else { return ["\(value)"] }
    return [payload.label ?? ""] + names(of: payload.value)
  }
}
