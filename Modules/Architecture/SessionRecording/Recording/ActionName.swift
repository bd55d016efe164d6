import ComposableArchitecture

/// The names of the case of an action and of those within it.
enum ActionName {
  /// Returns the readable name of an action, as in `detail.presented.task`.
  static func of(_ action: Any) -> String { names(of: action, isPath: false).joined(separator: ".") }

  /// Returns the case of an action as `receive` takes it: `\.list.usersResponse`.
  ///
  /// - Returns: The path; `nil` for an action without case paths.
  static func path(of action: Any) -> String? {
    let names = names(of: action, isPath: true)
    return names.isEmpty ? nil : "\\." + names.joined(separator: ".")
  }

  private static func names(of value: Any, isPath: Bool) -> [String] {
    if isPath, let binding = value as? any RecordedBindingAction, let (property, _) = binding.recorded {
      // There is a case for each property, and none for the properties within it.
      return property.contains(".") ? [] : [property]
    }
    guard !isPath || value is any CasePathable, let mirrored = MirroredCase(value) else { return [] }
    guard let payload = mirrored.payload else { return [mirrored.name] }
    return [mirrored.name] + names(of: payload, isPath: isPath)
  }
}
