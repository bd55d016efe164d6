import Observation

/// The views of a screen that set values for when they have the focus.
@MainActor
@Observable
final class FocusedValueStore {
  @ObservationIgnored private var setters: [any FocusedValueSetting] = []
  @ObservationIgnored weak var graph: ViewGraph?
  /// A number that is new when other views set the values, or equatable ones have changed.
  private var changes = 0

  func add(_ setter: any FocusedValueSetting) {
    setters.append(setter)
    changes += 1
  }

  func remove(_ setter: any FocusedValueSetting) {
    setters.removeAll { $0 === setter }
    changes += 1
  }

  /// Takes note of another focus, or of a changed value.
  func noteChange() { if !setters.isEmpty { changes += 1 } }

  /// The values of the focused view: of a whole screen, then of the views around the focused one, the innermost last.
  var values: FocusedValues {
    _ = changes
    guard let graph else { return FocusedValues() }
    let focused = [graph.focus.focusedBelow(graph.modals.last?.content), graph.focus.focused]
      .compactMap(\.self)
    var values = FocusedValues()
    let inOrder = setters.filter { !$0.isUnmounted }.sorted { $0.depth < $1.depth }
    for setter in inOrder where setter.isForScene { setter.set(in: &values) }
    for setter in inOrder where !setter.isForScene && focused.contains(where: { $0.isWithin(setter) }) {
      setter.set(in: &values)
    }
    return values
  }
}

/// A node that sets a value for when it has the focus.
@MainActor
protocol FocusedValueSetting: _AnyNode {
  /// Whether the value is set wherever the focus is.
  var isForScene: Bool { get }

  func set(in values: inout FocusedValues)
}

extension EnvironmentValues {
  private enum FocusedValuesKey: EnvironmentKey {
    static var defaultValue: FocusedValueStore? { nil }
  }

  /// The values of the focused view; `nil` outside of a screen.
  var focusedValues: FocusedValueStore? {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}
