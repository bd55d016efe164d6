/// The readable name of an action: the names of its case and of those within it, as in `detail.presented.task`.
enum ActionName {
  static func of(_ action: some Any) -> String {
    names(of: action).joined(separator: ".")
  }

  private static func names(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return [] }
    guard let payload = mirror.children.first else { return ["\(value)"] }
    return [payload.label ?? ""] + names(of: payload.value)
  }
}
