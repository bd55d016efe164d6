import ComposableArchitecture
import TerminalUI

/// The whole app: a tab for each feature, and the status at the right of their names.
public struct RootView: View {
  let store: StoreOf<RootFeature>
  let source: String

  /// - Parameters:
  ///   - store: The store.
  ///   - source: A short name for the source of the data.
  public init(store: StoreOf<RootFeature>, source: String) {
    self.store = store
    self.source = source
  }

  public var body: some View {
    RootTabs(store: store) { StatusLine(store: store, source: source) }
  }
}

/// The source of the data, the features in any tab that are loading, and the services that have failed.
private struct StatusLine: View {
  let store: StoreOf<RootFeature>
  let source: String

  var body: some View {
    let activity = store.activity
    let failed = activity.failed
    let failures = failed.joined(separator: ", ")
    ViewThatFits(in: .horizontal) {
      line(activity, activity.loading.joined(separator: ", "), failures, "● \(source)")
      line(activity, "", failures, "● \(source)")
      if failed.isEmpty {
        line(activity, "", "", source)
        if activity.loading.isEmpty { Text("●").foregroundColor(.green) } else { ProgressView() }
      } else {
        line(activity, "", failures, "")
        ForEach((1..<failed.count).reversed(), id: \.self) { count in
          let names = failed.prefix(count).joined(separator: ", ")
          line(activity, "", "\(names) +\(failed.count - count)", "")
        }
        line(activity, "", "", "")
        Text("✗").foregroundColor(.red)
      }
    }
    .lineLimit(1)
  }

  /// Returns a line with the words that there is room for. An empty word leaves the mark in front of it.
  private func line(
    _ activity: RootActivity,
    _ loading: String,
    _ failures: String,
    _ source: String
  ) -> some View {
    HStack {
      if !activity.loading.isEmpty {
        if loading.isEmpty { ProgressView() } else { ProgressView(loading) }
      }
      if !activity.failed.isEmpty {
        Text(failures.isEmpty ? "✗" : "✗ \(failures)").foregroundColor(.red)
      }
      if !source.isEmpty { Text(source).foregroundColor(.green) }
    }
  }
}
