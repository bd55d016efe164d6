/// Reports a call of an unimplemented endpoint. The expansion of `@DependencyClient` calls this.
///
/// - Parameter endpoint: The names of the client and the endpoint, joined by a dot.
public func _$reportUnimplemented(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) { DependencyAccess(fileID, filePath, line, column).report("Unimplemented: '\(endpoint)'") }
