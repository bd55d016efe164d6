/// A part of what the terminal shows: a pure function of state.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     VStack {
///       Text("\(store.count)").font(.title)
///       Button("Increment") { store.send(.incrementButtonTapped) }
///     }
///   }
/// }
/// ```
///
/// What `body` reads of a store, or of anything else that the Observation module knows, is what it is
/// evaluated again for, and nothing else.
@MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of. It is evaluated on the main actor, and must not change anything.
  @ViewBuilder var body: Body { get }

  /// What stands for the view on the screen. Views that have a `body` do not implement it.
  func _makeNode(_ context: _NodeContext) -> _Node<Self>

  /// Adds what the view contributes to the rows of a list. Views that have a `body` are one row.
  func _collectRows(_ rows: inout _RowList)
}

extension View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { BodyNode(self, context) }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self) }
}

extension View where Body == Never {
  public var body: Never {
    // Views without a body make nodes of their own, and nothing asks them for one.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: View {
  public typealias Body = Never
}

/// No view at all: it takes up no room.
public struct EmptyView: View {
  public init() {}

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { GroupNode(self, context) { _, _ in [] } }

  public func _collectRows(_ rows: inout _RowList) {}
}
