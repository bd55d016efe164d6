/// A list with views whose bodies are rows, after one of these bodies has changed.
struct StaleList {
  /// The depth of the rows.
  let depth: Int
  let collect: () -> Void
}

extension ViewGraph {
  /// Collects the rows of lists once, after all bodies that they come from and before the views in rows, which may read
  /// what is no longer there.
  ///
  /// - Parameter depth: The depth of the node that is evaluated next.
  func collectRows(before depth: Int = .max) {
    while let index = staleLists.firstIndex(where: { $0.depth <= depth }) {
      staleLists.remove(at: index).collect()
    }
  }
}
