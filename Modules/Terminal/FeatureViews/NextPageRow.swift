import Models
import TerminalUI

/// The last row of a list that has further pages. While it is in view, it asks for the next page.
public struct NextPageRow<Value, Failure: Error>: View {
  private let load: LoadState<Value, Failure>
  private let count: Int
  private let reached: @MainActor () -> Void

  /// - Parameters:
  ///   - load: Where the load of the pages stands. After a failure nothing is asked for: there is a key to
  ///     try again.
  ///   - count: How many rows have come. Where pages are short, this row is still in view after one.
  ///   - reached: Asks for the next page.
  public init(
    after load: LoadState<Value, Failure>,
    count: Int,
    reached: @escaping @MainActor () -> Void
  ) {
    self.load = load
    self.count = count
    self.reached = reached
  }

  private struct Place: Hashable {
    let count: Int
    let isLoading: Bool
  }

  public var body: some View {
    HStack {
      if load.error == nil {
        ProgressView("More…").task(id: Place(count: count, isLoading: load.isLoading)) {
          if !load.isLoading { reached() }
        }
      } else {
        Text("There is more.").dim()
      }
      Spacer()
    }
  }
}
