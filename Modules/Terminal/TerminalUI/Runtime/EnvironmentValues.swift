/// A key of the environment, with the value where none was set.
public protocol EnvironmentKey {
  associatedtype Value
  @MainActor static var defaultValue: Value { get }
}

/// What a view is told by those around it.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Another one after each change, so that equal numbers are equal environments.
  private(set) var id = 0

  private static var lastID = 0
  private(set) static var current = EnvironmentValues()

  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      touch()
    }
  }

  private mutating func touch() {
    Self.lastID += 1
    id = Self.lastID
  }

  /// The look of text, as the modifiers around it have it.
  var style = CellStyle.plain { didSet { if style != oldValue { touch() } } }

  /// Whether controls can be used.
  public var isEnabled = true { didSet { if isEnabled != oldValue { touch() } } }

  /// The greatest number of lines of a text; `nil` for as many as there are.
  public var lineLimit: Int? { didSet { if lineLimit != oldValue { touch() } } }

  /// Whether the view is in a key bar.
  var isInToolbar = false { didSet { if isInToolbar != oldValue { touch() } } }

  /// Whether the view is in a row of a list, which is selected as a whole.
  var isInRow = false { didSet { if isInRow != oldValue { touch() } } }

  /// The key that presses a button.
  var keyboardShortcut: KeyboardShortcut? { didSet { if keyboardShortcut != oldValue { touch() } } }

  /// What Return in a text field does.
  var onSubmit: (@MainActor () -> Void)? { didSet { touch() } }

  /// Evaluates something in an environment.
  static func with<Result>(_ environment: EnvironmentValues, _ evaluate: () -> Result) -> Result {
    let previous = current
    current = environment
    defer { current = previous }
    return evaluate()
  }
}

/// A value of the environment, read in a view's `body`.
@MainActor
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// - Parameter keyPath: Which value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
