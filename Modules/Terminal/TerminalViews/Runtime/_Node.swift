/// The node of a view with a known type.
@MainActor
public class _Node<Content: View>: _AnyNode {
  var view: Content

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Updates the node with a new view value or environment.
  func update(_ view: Content, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    invalidateLayout()
  }
}
