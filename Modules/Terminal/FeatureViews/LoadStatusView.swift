import Foundation
import Models
import TerminalUI

/// One or two lines on where a load stands: that it is under way, or what went wrong and what to do.
///
/// What was loaded before stays below it, so that stale data stands beside the error.
public struct LoadStatusView<Value, Failure: Error>: View {
  let load: LoadState<Value, Failure>
  let noun: String
  let failure: String?

  /// - Parameters:
  ///   - load: Where the load stands.
  ///   - noun: What is loaded, as in "Loading coins…".
  ///   - failure: The sentence on what went wrong; `nil` for the error's own.
  public init(_ load: LoadState<Value, Failure>, noun: String, failure: String? = nil) {
    self.load = load
    self.noun = noun
    self.failure = failure
  }

  public var body: some View {
    switch load {
    case .loading:
      ProgressView("Loading \(noun)…")
    case .failed(let error, let previous):
      VStack(alignment: .leading) {
        Text("✗ \(failure ?? error.localizedDescription)").foregroundColor(.red)
        Text(
          previous == nil ? "Press r to try again." : "This is what was there before. Press r to try again."
        )
        .dim()
      }
    case .idle, .loaded, .empty:
      EmptyView()
    }
  }
}

/// What stands where there is nothing to show, in the middle of the place.
public struct EmptyStateView: View {
  let title: String
  let hint: String

  /// - Parameters:
  ///   - title: What there is none of.
  ///   - hint: What to do about it.
  public init(_ title: String, hint: String = "") {
    self.title = title
    self.hint = hint
  }

  public var body: some View {
    VStack {
      Text(title).bold()
      if !hint.isEmpty { Text(hint).dim() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
