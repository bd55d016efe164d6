import ConcurrencyExtras
import Testing

/// Expects exactly one failure: in the first line of `operation`, and with these words.
func expectFailure(
  _ words: String...,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  operation: () async -> Void
) async {
  let issues = LockIsolated<[(message: String, location: SourceLocation?)]>([])
  await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    await operation()
  } matching: { issue in
    issues.withValue { $0.append((issue.description, issue.sourceLocation)) }
    return true
  }
  let found = issues.value
  #expect(found.count == 1, "\(found.map(\.message))", sourceLocation: sourceLocation)
  for word in words {
    #expect(found.first?.message.contains(word) == true, "\(found)", sourceLocation: sourceLocation)
  }
  #expect(found.first?.location?.fileID == sourceLocation.fileID, sourceLocation: sourceLocation)
  #expect(found.first?.location?.line == sourceLocation.line + 1, sourceLocation: sourceLocation)
}
