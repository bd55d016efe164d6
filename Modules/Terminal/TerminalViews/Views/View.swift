/// A part of the screen, as a pure function of state.
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
/// A view is evaluated again only when a value read in `body` has changed. Such values are those of a store
/// and of any other observable object.
@MainActor
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view. It is evaluated on the main actor and must not have side effects.
  @ViewBuilder var body: Body { get }

  /// Creates the view's node. Views with a `body` don't implement it.
  func _makeNode(_ context: _NodeContext) -> _Node<Self>

  /// Appends the view's rows in a list. A view with a `body` has the rows of the body if there may be several or none.
  /// Otherwise it is a single row, with the tag of the body.
  func _collectRows(_ rows: inout _RowList)
}

extension View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { BodyNode(self, context) }

  public func _collectRows(_ rows: inout _RowList) {
    if rows.appendBody(of: self) { return }
    rows.append(self, tag: Self.mayCarryTag ? carriedTag : nil)
  }
}

extension View where Body == Never {
  public var body: Never {
    // Views without a body create their own nodes, so this is never called.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: View {
  public typealias Body = Never
}
