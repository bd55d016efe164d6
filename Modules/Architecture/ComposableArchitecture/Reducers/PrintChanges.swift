import CustomDump
import Dependencies

extension Reducer {
  /// Prints each action and how it changes the state.
  ///
  /// - Parameter printer: How to print; ``_ReducerPrinter/customDump`` by default. `nil` for not at all.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// How ``Reducer/_printChanges(_:)`` prints.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let printing: @Sendable (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// - Parameter printChange: Called after each action with the states before and after it.
  public init(
    printChange: @escaping @Sendable (_ action: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    printing = printChange
  }

  /// Prints one action.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printing(receivedAction, oldState, newState)
  }

  /// Prints the action, and the difference between the states.
  public static var customDump: Self {
    Self { action, oldState, newState in
      let difference = diff(oldState, newState).map { $0 + "\n" } ?? "  (No state changes)\n"
      print("received action:\n\(indented(String(customDumping: action)))\n\(difference)")
    }
  }

  /// Prints the name of the action's case.
  public static var actionLabels: Self {
    Self { action, _, _ in
      print("received action: \(Mirror(reflecting: action).children.first?.label ?? "\(action)")")
    }
  }
}

public struct _PrintChangesReducer<Base: Reducer>: ComposedReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
  public typealias Body = Never

  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public func _resolve() -> _ReducerNode<Base.State, Base.Action> {
    let base = base._resolve()
    guard let printer else { return base }
    return ReduceNode { state, action in
      let old = state
      let effect = base.reduce(into: &state, action: action)
      printer.printChange(receivedAction: action, oldState: old, newState: state)
      return effect
    }
  }
}
