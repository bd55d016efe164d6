import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// Addresses that an app opens itself.
@MainActor
@Suite struct OpenURLTests {
  private struct Links: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        ForEach(["app", "no", "web"], id: \.self) { scheme in
          Button(scheme) { if let url = URL(string: "\(scheme)://a") { openURL(url) } }
        }
      }
    }
  }

  @Test func `the app's action opens what it knows, and leaves the rest to the one around`() {
    let opened = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 3) {
      Links()
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.values.append("inner \(url)")
            if url.scheme == "app" { return .handled }
            return url.scheme == "no"
              ? .discarded : URL(string: "web://b").map { .systemAction($0) } ?? .systemAction
          }
        )
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.values.append("outer \(url)")
            return .handled
          }
        )
    }
    for _ in 0..<3 {
      probe.press(.return)
      probe.press(.tab)
    }
    #expect(opened.values == ["inner app://a", "inner no://a", "inner web://a", "outer web://b"])
  }
}
