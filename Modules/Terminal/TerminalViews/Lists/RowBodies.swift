/// The nodes of the views whose bodies are rows of a list. They keep the state of these views, and follow what the bodies
/// read.
@MainActor
final class RowBodies {
  /// Collects the rows again.
  var changed: () -> Void = {}
  /// The list.
  weak var list: _AnyNode?
  /// The extra depth of rows, which are evaluated after all views whose bodies they come from.
  static let rowDepth = 64
  private var nodes: [[Int]: _AnyNode] = [:]
  private var used: Set<[Int]> = []
  /// The numbers that stand for the IDs of elements and views in paths.
  private var numbers: [AnyHashable: Int] = [:]
  private var usedNumbers: Set<Int> = []
  private var lastNumber = 0

  var all: [_AnyNode] { Array(nodes.values) }

  /// Returns the body of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The place of the view in the list.
  ///   - environment: The environment of the view.
  func body<Content: View>(
    of view: Content,
    at path: [Int],
    in environment: EnvironmentValues
  ) -> Content.Body? {
    guard let list else { return nil }
    used.insert(path)
    if let node = nodes[path] as? RowBodyNode<Content> {
      node.update(view, environment)
      return node.body
    }
    nodes[path]?.unmount()
    var context = _NodeContext(graph: list.graph, parent: list, environment: environment)
    // A view is evaluated before the views in its body, which may read what is no longer there then.
    context.extraDepth = min(path.count, Self.rowDepth - 1)
    let node = RowBodyNode(view, context) { [weak self] in self?.changed() }
    nodes[path] = node
    return node.body
  }

  /// Returns the number that stands for an ID in paths. It is negative, unlike the places of views.
  func number(of id: AnyHashable) -> Int {
    let number = numbers[id] ?? lastNumber - 1
    if numbers[id] == nil { (numbers[id], lastNumber) = (number, number) }
    usedNumbers.insert(number)
    return number
  }

  /// Calls a closure that collects all rows, and removes the nodes of the views that it doesn't come to.
  func collect(_ collect: () -> Void) {
    (used, usedNumbers) = ([], [])
    collect()
    numbers = numbers.filter { usedNumbers.contains($0.value) }
    for (path, node) in nodes where !used.contains(path) {
      node.unmount()
      nodes[path] = nil
    }
  }
}

/// The node of a view whose body is several rows of a list. It has no place on the screen.
private final class RowBodyNode<Content: View>: _Node<Content> {
  private(set) var body: Content.Body?
  private let hasDynamicProperties: Bool
  private let changed: () -> Void

  init(_ view: Content, _ context: _NodeContext, changed: @escaping () -> Void) {
    hasDynamicProperties = DynamicProperties.exist(in: view)
    self.changed = changed
    super.init(view, context)
    evaluate()
  }

  override var isInert: Bool { true }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let isSame = environment.id == self.environment.id && isBitwiseEqual(view, self.view)
    if hasDynamicProperties { DynamicProperties.link(view, to: self.view) }
    super.update(view, environment)
    if !isSame { evaluate() }
  }

  override func refresh() {
    evaluate()
    changed()
  }

  private func evaluate() {
    graph.bodyEvaluations += 1
    if hasDynamicProperties { DynamicProperties.connect(view, to: self) }
    body = EnvironmentValues.with(environment) { tracked { view.body } }
  }
}
