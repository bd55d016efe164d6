import CommandSupport
import Foundation
import Models
import Testing

struct TextTests {
  @Test(
    arguments: [
      (0.0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
      (7200, "2 hours ago"),
      (86_400, "1 day ago"), (2_592_000 * 2, "2 months ago"), (31_536_000 * 3, "3 years ago"),
      (-120, "in 2 minutes"), (-59, "just now"),
    ] as [(Double, String)]
  )
  func `times are told relative to now`(secondsAgo: Double, expected: String) {
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(RelativeTime.text(now.addingTimeInterval(-secondsAgo), now: now) == expected)
  }
}
