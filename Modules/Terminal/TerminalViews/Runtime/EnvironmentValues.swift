import ConcurrencyExtras
import Synchronization

/// Values that a view receives from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// A number that is new after each change, so that equal numbers mean equal environments.
  private(set) var id = 0

  private static let lastID = Atomic(0)
  /// The environment of the view whose body is evaluated, or else of the view that responds.
  @MainActor static var current: EnvironmentValues {
    evaluated ?? RespondingView.current?.environment ?? EnvironmentValues()
  }
  @MainActor private static var evaluated: EnvironmentValues?

  public init() {}

  /// Accesses the value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // Unwrapped before the cast, which would turn a missing value into an optional one.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      touch()
    }
  }

  private mutating func touch() {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
  }

  /// The style of text, as set by the surrounding modifiers.
  var style = CellStyle.plain { didSet { if style != oldValue { touch() } } }

  /// The number of gradients around, as far as they color text or its background.
  var gradientDepth: UInt8 = 0 { didSet { if gradientDepth != oldValue { touch() } } }

  /// Whether controls accept input.
  public var isEnabled = true { didSet { if isEnabled != oldValue { touch() } } }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? { didSet { if lineLimit != oldValue { touch() } } }

  /// Whether texts are in capitals or small letters; `nil` for their own.
  public var textCase: Text.Case? { didSet { if textCase != oldValue { touch() } } }

  /// The number of lines that a text has room for, even if it has fewer.
  var reservedLines = 1 { didSet { if reservedLines != oldValue { touch() } } }

  /// The alignment of the lines of a text that has several.
  public var multilineTextAlignment = TextAlignment.leading {
    didSet { if multilineTextAlignment != oldValue { touch() } }
  }

  /// The part of a text that is left out if it doesn't fit.
  public var truncationMode = Text.TruncationMode.tail {
    didSet { if truncationMode != oldValue { touch() } }
  }

  /// The reasons for which what can be read is replaced with bars.
  public var redactionReasons: RedactionReasons = [] {
    didSet { if redactionReasons != oldValue { touch() } }
  }

  /// Whether bars are shown instead of what can be read.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }

  /// Whether the view is in a key bar.
  var isInToolbar = false { didSet { if isInToolbar != oldValue { touch() } } }

  /// Whether the view is among commands that no bar shows.
  var isOnlyInPalette = false { didSet { if isOnlyInPalette != oldValue { touch() } } }

  /// Whether lists show their selection as if they had the focus, as below a search line that has it.
  var keepsSelectionLit = false { didSet { if keepsSelectionLit != oldValue { touch() } } }
  /// Whether no row of a list is lit if its selection is a value that isn't in the list. Otherwise the row is lit that took
  /// the place of the selected one.
  package var lightsOnlySelection = false {
    didSet { if lightsOnlySelection != oldValue { touch() } }
  }

  /// Whether the view is in a row of a list. A row is selected as a whole.
  var isInRow = false { didSet { if isInRow != oldValue { touch() } } }

  /// Whether lists leave a column for their scroll bars even if they don't scroll, as in panes and
  /// below headlines.
  package var reservesScrollBar = false { didSet { if reservesScrollBar != oldValue { touch() } } }

  /// Whether the view is in a pane, in which lists have a column for a bar at the selected row.
  package var isInPane = false { didSet { if isInPane != oldValue { touch() } } }

  /// Whether the view is in a column of a split view that has a list before it.
  var isInLaterColumn = false { didSet { if isInLaterColumn != oldValue { touch() } } }

  /// The place at which the search line is declared that the view is in; `nil` elsewhere.
  package var searchLine: SourcePlace? { didSet { if searchLine != oldValue { touch() } } }
  /// Whether the view is in a search line, which is marked as a field only while it has the focus.
  var isInSearchLine: Bool { searchLine != nil }

  /// The moment that the view shows; `nil` for the present.
  package var past: PastMoment? { didSet { if past?.number != oldValue?.number { touch() } } }

  /// The key that presses a button.
  var keyboardShortcut: KeyboardShortcut? { didSet { if keyboardShortcut != oldValue { touch() } } }

  /// The title of Return in a text field.
  var submitLabel = SubmitLabel.done { didSet { if submitLabel != oldValue { touch() } } }

  /// The action for Return in a text field.
  var onSubmit: (() -> Void)? { didSet { touch() } }

  /// Evaluates a closure with an environment.
  @MainActor static func with<Result>(_ environment: EnvironmentValues, _ evaluate: () -> Result) -> Result {
    let previous = evaluated
    evaluated = environment
    defer { evaluated = previous }
    return evaluate()
  }
}

/// A view while its actions run.
@MainActor
final class RespondingView {
  let environment: EnvironmentValues

  private init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The view whose actions run, or that has started the task.
  static var current: RespondingView? { ViewContext.view as? RespondingView }

  /// Runs actions of a view with an environment.
  @MainActor static func with<Result>(_ environment: EnvironmentValues, _ act: () -> Result) -> Result {
    ViewContext.$view.withValue(RespondingView(environment)) { act() }
  }
}
