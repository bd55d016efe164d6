import ComposableArchitecture
import Foundation

extension SessionTrace {
  /// Returns the name of the property that an action of a binding changes; `nil` if its state doesn't list it, or if it
  /// isn't such an action.
  package static func bindingName(of action: Any) -> String? {
    (action as? any RecordedBindingAction)?.recorded?.name
  }

  /// Returns the text of a trace of the reductions that an observer of one store has kept in memory. Reductions
  /// without states are left out.
  ///
  /// - Parameters:
  ///   - feature: The name of the feature, which is that of its reducer's type.
  ///   - reductions: The reductions of an observer that compares states, and their times, in order. They needn't
  ///     begin with the store's first.
  /// - Returns: Lines to write to a file. ``init(text:name:)`` reads them.
  public static func text<State: Encodable, Action: Encodable>(
    of feature: String,
    _ reductions: some Sequence<(reduction: StoreReduction<State, Action>, time: Date)>
  ) -> String {
    var writer = TraceWriter()
    var store = TracedStore(feature)
    var text = ""
    for timed in reductions where timed.reduction.states != nil {
      if text.isEmpty { text = TraceWriter.header(at: timed.time) }
      text += store.lines(of: timed.reduction, at: timed.time, &writer)
    }
    return text
  }
}
