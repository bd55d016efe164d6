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
  /// Whether a body has changed since the rows were collected.
  private var isStale = false
  private var nodes: [[Int]: _AnyNode] = [:]
  private var used: Set<[Int]> = []
  /// The numbers that stand for the IDs of elements and views in paths.
  private var numbers: [AnyHashable: Int] = [:]
  private var usedNumbers: Set<Int> = []
  private var lastNumber = 0

  var all: [_AnyNode] { Array(nodes.values) + beside }

  private struct AttachedID: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  private struct Attached {
    let node: _AnyNode
    let outside: Int
    let inside: EnvironmentValues
  }

  private var attached: [AttachedID: Attached] = [:]
  private var usedAttached: Set<AttachedID> = []

  /// The nodes of views that act for several rows together. They have no place on the screen.
  var beside: [_AnyNode] { attached.values.map(\.node) }

  /// Keeps a view that acts for several rows together, beside them.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - type: The type of the view around the rows, which differs from those of others at the same place.
  ///   - path: The place of the rows in the list.
  ///   - environment: The environment of the rows.
  func attach<Content: View>(
    _ view: Content,
    for type: Any.Type,
    at path: [Int],
    in environment: EnvironmentValues
  ) {
    guard let list else { return }
    let id = AttachedID(path: path, type: ObjectIdentifier(type))
    usedAttached.insert(id)
    let old = attached[id]
    var inside = environment
    inside.isInRow = true
    if let old, old.outside == environment.id { inside = old.inside }
    if let node = old?.node as? _Node<Content> {
      node.update(view, inside)
      attached[id] = Attached(node: node, outside: environment.id, inside: inside)
      return
    }
    old?.node.unmount()
    var context = _NodeContext(graph: list.graph, parent: list, environment: inside)
    context.extraDepth = Self.rowDepth
    let node = view._makeNode(context)
    attached[id] = Attached(node: node, outside: environment.id, inside: inside)
  }

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
    let node = RowBodyNode(view, context) { [weak self] in self?.collectSoon() }
    nodes[path] = node
    return node.body
  }

  /// Collects the rows again once the bodies of all views that have changed are evaluated.
  private func collectSoon() {
    guard let list, !isStale else { return }
    isStale = true
    let stale = StaleList(depth: list.depth + Self.rowDepth) { [weak self] in
      guard let self, isStale, self.list?.isUnmounted == false else { return }
      changed()
    }
    list.graph.staleLists.append(stale)
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
    (used, usedNumbers, usedAttached, isStale) = ([], [], [], false)
    collect()
    numbers = numbers.filter { usedNumbers.contains($0.value) }
    for (path, node) in nodes where !used.contains(path) {
      node.unmount()
      nodes[path] = nil
    }
    for (id, old) in attached where !usedAttached.contains(id) {
      old.node.unmount()
      attached[id] = nil
    }
  }
}

/// The node of a view whose body is several rows of a list. It has no place on the screen.
private final class RowBodyNode<Content: View>: _Node<Content> {
  private(set) var body: Content.Body?
  private var properties: DynamicProperties
  private let changed: () -> Void

  init(_ view: Content, _ context: _NodeContext, changed: @escaping () -> Void) {
    properties = DynamicProperties(of: view)
    self.changed = changed
    super.init(view, context)
    evaluate()
  }

  override var isInert: Bool { true }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let isCurrent = environment.id == self.environment.id && isSame(view, self.view)
    properties.update(view)
    super.update(view, environment)
    if !isCurrent { evaluate() }
  }

  override func refresh() {
    evaluate()
    changed()
  }

  private func evaluate() {
    graph.bodyEvaluations += 1
    properties.connect(to: self)
    body = EnvironmentValues.with(environment) { tracked { view.body } }
  }
}
