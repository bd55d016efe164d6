import Foundation
import JSONValues
import Synchronization

/// The number of a caller's requests, reported in the `x-ratelimit-*` headers.
final class GitHubQuota: Sendable {
  let startedAt: Date
  private let used = Mutex<[String: Int]>([:])

  init(startedAt: Date) {
    self.startedAt = startedAt
  }

  /// Counts a request and returns the new status.
  func status(afterRequestFor resource: Resource, isAuthenticated: Bool) -> Status {
    status(resource, isAuthenticated: isAuthenticated) { $0 += 1 }
  }

  /// Returns the status without counting.
  func status(of resource: Resource, isAuthenticated: Bool) -> Status {
    status(resource, isAuthenticated: isAuthenticated) { _ in }
  }

  private func status(
    _ resource: Resource,
    isAuthenticated: Bool,
    _ update: (inout Int) -> Void
  ) -> Status {
    let limit =
      switch (resource, isAuthenticated) {
      case (.core, false): 60
      case (.core, true): 5_000
      case (.search, false): 10
      case (.search, true): 30
      }
    let used = used.withLock { used in
      update(&used["\(resource.rawValue) \(limit)", default: 0])
      return used["\(resource.rawValue) \(limit)", default: 0]
    }
    // The sample quota never runs out: instead of refusing, the count starts again.
    return Status(
      resource: resource,
      limit: limit,
      used: used % limit,
      reset: Int(startedAt.timeIntervalSince1970) + 3_600
    )
  }

  enum Resource: String {
    case core, search
  }

  struct Status {
    var resource: Resource
    var limit: Int
    var used: Int
    var reset: Int

    var headers: [(name: String, value: String)] {
      [
        (name: "X-RateLimit-Limit", value: "\(limit)"),
        (name: "X-RateLimit-Remaining", value: "\(limit - used)"),
        (name: "X-RateLimit-Used", value: "\(used)"),
        (name: "X-RateLimit-Reset", value: "\(reset)"),
        (name: "X-RateLimit-Resource", value: resource.rawValue),
      ]
    }

    var json: JSONValue {
      [
        "limit": .integer(limit), "used": .integer(used), "remaining": .integer(limit - used),
        "reset": .integer(reset),
      ]
    }
  }
}
