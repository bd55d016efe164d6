/// The parameters for creating a node.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _AnyNode?
  var environment: EnvironmentValues
  /// The number of levels that the node is further below its parent than a child, for the order of evaluation.
  var extraDepth = 0
}
