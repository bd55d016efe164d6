import Foundation
import Models
import TerminalUI

/// One or two lines about a load: that it is running, or what went wrong and what to do.
///
/// Put it below the value, which then stays where it is, or use ``TerminalUI/View/loadStatus(_:noun:service:failure:)``.
public struct LoadStatusView<Value, Failure: Error>: View {
  let load: LoadState<Value, Failure>
  let noun: String
  let service: String
  let failure: String?
  @Environment(\.isInPane) private var isInPane

  /// - Parameters:
  ///   - load: The load to describe.
  ///   - noun: The thing being loaded, as in "Loading coins…".
  ///   - service: The service that is asked, as in "GitHub could not be reached".
  ///   - failure: A sentence that says what went wrong; `nil` to use the message of the error.
  public init(_ load: LoadState<Value, Failure>, noun: String, service: String, failure: String? = nil) {
    self.load = load
    self.noun = noun
    self.service = service
    self.failure = failure
  }

  public var body: some View {
    switch load {
    case .loading:
      // The previous value stays on the screen. A pane shows a spinner after its title, which a screen reader is told of.
      if load.value == nil {
        if isInPane {
          Text("Loading \(noun)…").dim().accessibilityHidden()
        } else {
          ProgressView("Loading \(noun)…").accessibilityHidden()
        }
      }
    case .failed(let error, let previous):
      VStack(alignment: .leading) {
        Text("✗ \(failure ?? message(of: error))").foregroundColor(.red)
        if previous != nil { Text("This is the previous data.").dim() }
      }
    case .idle, .loaded, .empty:
      EmptyView()
    }
  }

  private func message(of error: Failure) -> String {
    (error as? APIError)?.message(from: service, retryKey: load.canRetryHelp ? "r" : nil)
      ?? error.localizedDescription
  }
}

extension LoadState {
  /// Whether the load failed, and the same request may succeed now, or at a time that the message tells.
  public var canRetryHelp: Bool {
    guard case .failed(let error, _) = self else { return false }
    switch error as? APIError {
    case nil, .offline, .timedOut, .cancelled, .server, .rateLimited: return true
    case .notFound, .invalidRequest, .badRequest, .unauthorized, .forbidden, .untrusted, .misconfigured,
      .unexpectedStatus, .undecodable:
      return false
    }
  }

  /// Whether the load failed, and the same request may succeed, now or later.
  public var canBeRetried: Bool {
    guard case .failed(let error, _) = self else { return false }
    switch error as? APIError {
    case .unexpectedStatus, .undecodable: return true
    default: return canRetryHelp
    }
  }
}

extension View {
  /// Shows the state of a load in the middle until there is a value, below it later, so that nothing moves.
  ///
  /// In a pane whose content scrolls, put it around the `ScrollView`: then the state is always seen.
  ///
  /// - Parameters: Those of ``LoadStatusView``.
  public func loadStatus<Value, Failure: Error>(
    _ load: LoadState<Value, Failure>,
    noun: String,
    service: String,
    failure: String? = nil
  ) -> some View {
    let status = LoadStatusView(load, noun: noun, service: service, failure: failure)
      .padding(.horizontal, 1)
    return VStack(alignment: .leading) {
      ZStack {
        self
        if load.value == nil { status.frame(maxWidth: .infinity, maxHeight: .infinity) }
      }
      .frame(minHeight: 2)
      if load.value != nil { status.layoutPriority(1) }
    }
  }
}
