import ConcurrencyExtras
import Testing

/// Returns the messages of the issues that are reported while `body` runs.
@MainActor
func recordedIssues(_ body: @MainActor () async -> Void) async -> [String] {
  let messages = LockIsolated<[String]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    messages.withValue { $0.append(issue.description) }
    return true
  }
  return messages.value
}
