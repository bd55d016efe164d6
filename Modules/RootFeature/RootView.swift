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

/// The source of the data, and the features in any tab that are loading or have failed.
private struct StatusLine: View {
  let store: StoreOf<RootFeature>
  let source: String

  var body: some View {
    let activity = store.activity
    ViewThatFits(in: .horizontal) {
      HStack {
        if !activity.loading.isEmpty { ProgressView(activity.loading.joined(separator: ", ")) }
        if !activity.failed.isEmpty {
          Text("✗ \(activity.failed.joined(separator: ", "))").foregroundColor(.red)
        }
        Text("● \(source)").foregroundColor(.green)
      }
      HStack {
        if !activity.loading.isEmpty { ProgressView() }
        if !activity.failed.isEmpty { Text("✗ \(activity.failed.count) failed").foregroundColor(.red) }
        Text("● \(source)").foregroundColor(.green)
      }
      HStack {
        if !activity.loading.isEmpty { ProgressView() }
        if activity.failed.isEmpty {
          Text(source).foregroundColor(.green)
        } else {
          Text("✗").foregroundColor(.red)
        }
      }
      if !activity.failed.isEmpty {
        Text("✗").foregroundColor(.red)
      } else if !activity.loading.isEmpty {
        ProgressView()
      } else {
        Text("●").foregroundColor(.green)
      }
    }
    .lineLimit(1)
  }
}
