import Dependencies
import Foundation

nonisolated extension View {
  /// Adds an action for the elements of a sequence, such as of a timer. It runs while this view is on the screen.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - action: The action for an element.
  public func onReceive<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    perform action: @escaping @MainActor @Sendable (Elements.Element) -> Void
  ) -> some View where Elements.Element: Sendable {
    task {
      do {
        for try await element in sequence { action(element) }
      } catch {
        // As a publisher that has failed, it sends no more.
      }
    }
  }
}

extension Timer {
  /// Returns a timer for ``View/onReceive(_:perform:)``.
  ///
  /// - Parameters:
  ///   - interval: The number of seconds between two elements.
  ///   - tolerance: How late an element may be, which has no effect.
  ///   - runLoop: The run loop on other platforms.
  ///   - mode: The mode of the run loop on other platforms.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A sequence of dates, one after each interval. It is counted by the `continuousClock` dependency.
  public struct TimerPublisher: AsyncSequence, Sendable {
    /// The number of seconds between two dates.
    public let interval: TimeInterval

    /// The iterator of a timer.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let interval: TimeInterval

      /// Waits for the next date.
      ///
      /// - Throws: `CancellationError` if the task is canceled.
      public mutating func next() async throws -> Date? {
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: .seconds(interval))
        return Date()
      }
    }

    /// Returns an iterator, whose first date comes after an interval.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(interval: interval) }

    /// Returns the timer, which starts once a view that receives it appears.
    public func autoconnect() -> TimerPublisher { self }
  }
}
