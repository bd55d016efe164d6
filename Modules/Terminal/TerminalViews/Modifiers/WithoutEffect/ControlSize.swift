/// The size of a control. It has no effect on a terminal.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
