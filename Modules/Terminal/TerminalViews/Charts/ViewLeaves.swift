/// The views without a body in a tree of views, such as the texts and the marks, in their order.
@MainActor
struct ViewLeaves {
  private(set) var views: [any View] = []

  init(of view: some View) { add(view) }

  /// The texts, joined; `nil` without texts.
  var text: Text? {
    views.compactMap { $0 as? Text }.reduce(nil) { text, next in text.map { $0 + Text(" ") + next } ?? next }
  }

  private mutating func add(_ view: some View) {
    var rows = _RowList()
    view._collectRows(&rows)
    for segment in rows.segments {
      for position in 0..<segment.count { addRow(segment.view(position)) }
    }
  }

  private mutating func addRow<Content: View>(_ view: Content) {
    if let erased = view as? AnyView {
      addRow(erased.view)
    } else if let wrapper = view as? any WrappingView {
      add(wrapper.content)
    } else if view is any MarkSource || Content.Body.self == Never.self {
      views.append(view)
    } else {
      add(view.body)
    }
  }
}

/// A view that changes something about its content, which is drawn without the change in a chart.
@MainActor
protocol WrappingView {
  associatedtype Content: View
  var content: Content { get }
}

extension EnvironmentView: WrappingView {}
extension SpokenView: WrappingView {}
extension PaddedView: WrappingView {}
extension FramedView: WrappingView {}
