/// The parameters for creating a node.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _AnyNode?
  var environment: EnvironmentValues
}
