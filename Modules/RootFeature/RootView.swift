import ComposableArchitecture
import TerminalUI

/// The whole app: a tab for each feature, and a status line.
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
    VStack(alignment: .leading) {
      RootTabs(store: store)
      StatusLine(store: store, source: source)
    }
  }
}

/// The source of the data, and the features in any tab that are loading or have failed.
private struct StatusLine: View {
  let store: StoreOf<RootFeature>
  let source: String

  var body: some View {
    HStack {
      Text(source).dim()
      let activity = store.activity
      if !activity.loading.isEmpty { ProgressView(activity.loading.joined(separator: ", ")) }
      Spacer()
      if !activity.failed.isEmpty {
        Text("✗ \(activity.failed.joined(separator: ", "))").foregroundColor(.red)
      }
    }
    .lineLimit(1)
  }
}
