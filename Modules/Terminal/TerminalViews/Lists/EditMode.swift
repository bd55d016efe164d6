import Observation

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// A row is being edited. It is as ``active`` here.
  case transient
  case active

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

/// The mode of a screen that an ``EditButton`` switches.
@MainActor
@Observable
final class ScreenEditing {
  var mode = EditMode.inactive

  var binding: Binding<EditMode> { Binding(get: { self.mode }, set: { self.mode = $0 }) }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the rows of lists are being edited: while they are, the lists mark what can be deleted and moved. Each
  /// screen of a navigation stack, and each sheet, has its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
