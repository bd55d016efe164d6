/// Lets only so many run at once, and the others wait their turn.
///
/// All tests run at once and each starts programs: without an end to it, a machine with two cores would get
/// to none of them in time.
actor Slots {
  /// Those of the programs that tests start.
  static let programs = Slots(10)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Waits for its turn and keeps it until `body` has ended.
  nonisolated func use<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await take()
    do {
      let result = try await body()
      await give()
      return result
    } catch {
      await give()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func give() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
