import IssueReporting

/// The place where a dependency was read, and its name, for the text of an issue.
@usableFromInline
struct DependencyAccess: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  var function: StaticString?

  @usableFromInline
  init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    function: StaticString? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// Returns the dependency as it is written: `@Dependency(\.date)`, or `@Dependency(DateKey.self)` if it wasn't read
  /// through a property.
  func dependency(_ key: any TestDependencyKey.Type) -> String {
    if let function, case let name = "\(function)", name.isIdentifier {
      "@Dependency(\\.\(name))"
    } else {
      "@Dependency(\(typeName(key)).self)"
    }
  }

  /// Reports an issue at the place.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The memory of a ``Dependency``: the values it was made with, and its place in the source.
@usableFromInline
final class DependencyReading: Sendable {
  /// The values with which the ``Dependency`` was initialized; `nil` if nothing was overridden there.
  @usableFromInline let captured: DependencyValues?
  let access: DependencyAccess

  init(captured: DependencyValues?, access: DependencyAccess) {
    self.captured = captured
    self.access = access
  }

  @usableFromInline
  convenience init(_ access: DependencyAccess) {
    var current = DependencyValues._current
    current.reading = nil
    self.init(captured: current.isDefault ? nil : current, access: access)
  }
}

extension String {
  fileprivate var isIdentifier: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}

/// Returns the name of a type without its module, nested names included.
func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard !name.contains("<"), !name.contains("("), let dot = name.firstIndex(of: ".") else {
    return String(describing: type)
  }
  return String(name[name.index(after: dot)...])
}
