import CustomDump

extension Reducer {
  /// Prints each action and how it changes the state. In a release build it does nothing.
  ///
  /// - Parameter printer: The printer; ``_ReducerPrinter/customDump`` by default. With `nil`, nothing is printed.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _ComposedReducer<State, Action> {
    #if DEBUG
      if let printer { return observed(by: PrintingObserver(printer: printer)) }
    #endif
    return _ComposedReducer { _resolve() }
  }
}

/// A printer for ``Reducer/_printChanges(_:)``.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let printing: @Sendable (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// - Parameter printChange: Called after each action with the states before and after it.
  public init(
    printChange: @escaping @Sendable (_ action: Action, _ oldState: State, _ newState: State) -> Void
  ) { printing = printChange }

  /// Prints one action.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printing(receivedAction, oldState, newState)
  }

  /// A printer of the action, and of the difference between the states.
  public static var customDump: Self {
    Self { action, oldState, newState in
      let difference = diff(oldState, newState).map { $0 + "\n" } ?? "  (No state changes)\n"
      print("received action:\n\(indented(String(customDumping: action)))\n\(difference)")
    }
  }

  /// A printer of the names of the action's case and of those within it.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(actionLabel(action))") }
  }
}

private struct PrintingObserver<ObservedState, ObservedAction>: StoreObserver {
  let printer: _ReducerPrinter<ObservedState, ObservedAction>

  var comparesStates: Bool { true }

  func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
    guard let reduction = reduction as? StoreReduction<ObservedState, ObservedAction>,
      let states = reduction.states
    else { return }
    printer.printChange(receivedAction: reduction.action, oldState: states.old, newState: states.new)
  }
}
