import IssueReporting
import Platform

/// Sets the default values of dependencies, as early as possible in the life of an application.
///
/// ```swift
/// @main
/// struct App {
///   static func main() async {
///     prepareDependencies {
///       $0.favoritesClient = .database(at: path)
///     }
///     …
///   }
/// }
/// ```
///
/// In a test, the defaults of that test are set. A dependency can be prepared only once, and not after it
/// was read: either is reported, and changes nothing.
///
/// - Parameter updateValues: Sets dependencies.
/// - Returns: What `updateValues` returns.
/// - Throws: What `updateValues` throws.
@discardableResult
public func prepareDependencies<R>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyPreparation.values(fileID: fileID, filePath: filePath, line: line, column: column)
  return try updateValues(&values)
}

/// Sets the default values of dependencies, from an asynchronous operation.
///
/// - Parameters:
///   - isolation: The isolation of the caller.
///   - updateValues: Sets dependencies.
/// - Returns: What `updateValues` returns.
/// - Throws: What `updateValues` throws.
@discardableResult
public func prepareDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) async throws -> R
) async rethrows -> R {
  var values = DependencyPreparation.values(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await updateValues(&values)
}

/// One run of ``prepareDependencies(_:)-(_)``.
final class DependencyPreparation: Sendable {
  private static let lastID = Atomic(0)

  private let id = lastID.add(1, ordering: .relaxed).newValue
  private let defaults: DefaultDependencies
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  private init(
    _ defaults: DefaultDependencies,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.defaults = defaults
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  static func values(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> DependencyValues {
    var values = DependencyValues._current
    let mode = DependencyScope.Mode.preparing(
      DependencyPreparation(
        values.defaults,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    )
    values.scope = values.scope.with(mode: mode)
    return values
  }

  func prepare(context: DependencyContext) {
    defaults.prepare(context: context)
  }

  func prepare(
    _ box: any AnyObject & Sendable,
    for key: any TestDependencyKey.Type,
    context: DependencyContext?,
    function: StaticString
  ) {
    let isPrepared = defaults.prepare(
      box,
      for: ObjectIdentifier(key),
      context: context,
      preparation: id
    )
    guard !isPrepared else { return }
    let access = DependencyAccess(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    reportIssue(
      """
      \(access.dependency(key)) has already been accessed or prepared.

        Key:
          \(typeName(key))

      A global dependency can only be prepared a single time and cannot be accessed beforehand. Prepare \
      dependencies as early as possible in the lifecycle of your application.

      To temporarily override a dependency in your application, use 'withDependencies' to do so in a \
      well-defined scope.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
