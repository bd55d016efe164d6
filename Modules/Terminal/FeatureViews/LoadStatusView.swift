import Foundation
import Models
import TerminalUI

/// One or two lines about a load: that it is running, or what went wrong and what to do.
///
/// The value loaded before stays below it, so stale data is shown next to the error.
public struct LoadStatusView<Value, Failure: Error>: View {
  let load: LoadState<Value, Failure>
  let noun: String
  let failure: String?

  /// - Parameters:
  ///   - load: The load to describe.
  ///   - noun: The thing being loaded, as in "Loading coins…".
  ///   - failure: A sentence that says what went wrong; `nil` to use the error's description.
  public init(_ load: LoadState<Value, Failure>, noun: String, failure: String? = nil) {
    self.load = load
    self.noun = noun
    self.failure = failure
  }

  public var body: some View {
    switch load {
    case .loading:
      // The previous value stays on the screen, and the pane shows a spinner, which a screen reader is told of.
      if load.value == nil { ProgressView("Loading \(noun)…").accessibilityHidden() }
    case .failed(let error, let previous):
      VStack(alignment: .leading) {
        Text("✗ \(failure ?? error.localizedDescription)").foregroundColor(.red)
        let advice = [
          previous == nil ? nil : "This is the previous data.",
          canRetryHelp(error) ? "Press r to try again." : nil,
        ].compactMap(\.self)
        if !advice.isEmpty { Text(advice.joined(separator: " ")).dim() }
      }
    case .idle, .loaded, .empty:
      EmptyView()
    }
  }

  /// Returns whether the same request may succeed later.
  private func canRetryHelp(_ error: Failure) -> Bool {
    switch error as? APIError {
    case .notFound, .invalidRequest, .badRequest, .unauthorized, .forbidden, .untrusted, .misconfigured: false
    case nil, .offline, .timedOut, .cancelled, .rateLimited, .server, .unexpectedStatus, .undecodable: true
    }
  }
}
