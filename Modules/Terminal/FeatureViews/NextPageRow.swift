import Models
import TerminalUI

/// The last row of a list that has more pages. While it is visible, it asks for the next page.
public struct NextPageRow<Value, Failure: Error>: View {
  private let load: LoadState<Value, Failure>
  private let count: Int
  private let reached: @MainActor () -> Void

  /// - Parameters:
  ///   - load: The load of the pages. After a failure the row asks for nothing, because the view offers a key
  ///     to retry.
  ///   - count: The number of rows loaded so far. It changes with each page, so the row asks again if a short
  ///     page leaves it visible.
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
        Text("More…").dim().task(id: Place(count: count, isLoading: load.isLoading)) {
          if !load.isLoading { reached() }
        }
      } else {
        Text("There is more.").dim()
      }
      Spacer()
    }
  }
}
