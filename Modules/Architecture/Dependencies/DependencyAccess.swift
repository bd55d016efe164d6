/// The place where a dependency was read, and its name, for the text of an issue.
@usableFromInline
struct DependencyAccess: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString?

  @usableFromInline
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, function: StaticString?) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// The dependency as one writes it: `@Dependency(\.date)`, or `@Dependency(DateKey.self)` when it was not
  /// read through a property.
  func dependency(_ key: any TestDependencyKey.Type) -> String {
    if let function, case let name = "\(function)", name.isIdentifier {
      "@Dependency(\\.\(name))"
    } else {
      "@Dependency(\(typeName(key)).self)"
    }
  }
}

/// The memory of a ``Dependency``: the scope it was made in, and its place in the source. One word in
/// the values that it reads.
@usableFromInline
final class DependencyReading: Sendable {
  /// The scope in which the ``Dependency`` was initialized; `nil` if nothing was overridden there.
  @usableFromInline let captured: DependencyScope?
  let access: DependencyAccess

  @usableFromInline
  init(captured: DependencyScope?, access: DependencyAccess) {
    self.captured = captured
    self.access = access
  }

  @usableFromInline
  convenience init(access: DependencyAccess) {
    let scope = DependencyValues._current.scope
    self.init(captured: scope.isDefault ? nil : scope, access: access)
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// The name of a type without its module, nested names included.
func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard !name.contains("<"), !name.contains("("), let dot = name.firstIndex(of: ".") else {
    return String(describing: type)
  }
  return String(name[name.index(after: dot)...])
}
