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
/// In a test, it sets the defaults of that test. A dependency can be prepared only once, and only before it is read.
/// Any other preparation is reported, and changes nothing.
///
/// - Parameter updateValues: Sets dependencies.
/// - Returns: The result of `updateValues`.
/// - Throws: The error of `updateValues`.
@discardableResult
public func prepareDependencies<R>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyPreparation.values(DependencyAccess(fileID, filePath, line, column))
  return try updateValues(&values)
}

/// Sets the default values of dependencies in an asynchronous operation, as ``prepareDependencies(_:)-(_)`` does, in the
/// isolation of the caller.
@discardableResult
public func prepareDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) async throws -> R
) async rethrows -> R {
  var values = DependencyPreparation.values(DependencyAccess(fileID, filePath, line, column))
  return try await updateValues(&values)
}

/// One run of ``prepareDependencies(_:)-(_)``.
final class DependencyPreparation: Sendable {
  private let id = UniqueNumber.next()
  private let defaults: DefaultDependencies
  private let access: DependencyAccess

  private init(_ defaults: DefaultDependencies, _ access: DependencyAccess) {
    self.defaults = defaults
    self.access = access
  }

  /// Returns the current values for a preparation. A value that is set in them becomes a default.
  static func values(_ access: DependencyAccess) -> DependencyValues {
    var values = DependencyValues._current
    values.mode = .preparing(DependencyPreparation(values.defaults, access))
    return values
  }

  func prepare(context: DependencyContext) { defaults.context = context }

  func prepare(
    _ box: any AnyObject & Sendable,
    for key: any TestDependencyKey.Type,
    context: DependencyContext?,
    function: StaticString
  ) {
    let id = DefaultDependencies.ID(key: ObjectIdentifier(key), context: context ?? defaults.context)
    guard !defaults.prepare(box, for: id, preparation: self.id) else { return }
    var access = access
    access.function = function
    access.report(
      """
      \(access.dependency(key)) has already been accessed or prepared.

        Key:
          \(typeName(key))

      A global dependency can only be prepared a single time and cannot be accessed beforehand. Prepare \
      dependencies as early as possible in the lifecycle of your application.

      To temporarily override a dependency in your application, use 'withDependencies' to do so in a \
      well-defined scope.
      """
    )
  }
}
