/// The README of one repository as far as it is loaded, and those shown before.
public struct Readme: Codable, Equatable, Hashable, Sendable {
  /// The repository; `nil` before any README has been asked for.
  public var repositoryID: Repository.ID?
  /// The text, in Markdown. A repository without a README fails with ``APIError/notFound(resource:service:examples:)``.
  public var text: APILoadState<String>
  /// Those loaded before, the last one last.
  private var earlier: [Earlier] = []

  private struct Earlier: Codable, Hashable {
    let repositoryID: Repository.ID
    let text: APILoadState<String>
  }

  /// The number of READMEs that are kept.
  private static let limit = 30

  public init(of repositoryID: Repository.ID? = nil, text: APILoadState<String> = .idle) {
    self.repositoryID = repositoryID
    self.text = text
  }

  /// Shows the README of a repository that was selected, if it has been loaded before. The load of another ends.
  ///
  /// - Returns: Whether it has to be loaded.
  public mutating func select(_ id: Repository.ID) -> Bool {
    if repositoryID == id, !text.isIdle { return false }
    text.stopLoading()
    return !restore(id)
  }

  /// Begins to load the README of a selected repository. While the service refuses requests, its message stands for this
  /// repository too, so that a walk through a list asks no more.
  ///
  /// - Returns: Whether it has to be loaded.
  public mutating func startLoadingSelected(_ id: Repository.ID) -> Bool {
    if case .rateLimited? = text.error {
      repositoryID = id
      return false
    }
    return startLoading(id)
  }

  /// Begins to load the README of a repository, unless it is loaded or being loaded.
  ///
  /// - Returns: Whether it has to be loaded.
  public mutating func startLoading(_ id: Repository.ID) -> Bool {
    if repositoryID != id, restore(id) { return false }
    if repositoryID == id, text.isLoading || text.value != nil { return false }
    keep()
    repositoryID = id
    text = .idle
    text.startLoading()
    return true
  }

  /// Takes a response, unless another README has been asked for since.
  public mutating func finish(_ id: Repository.ID, with result: APIResult<String>) {
    guard repositoryID == id, text.isLoading else { return }
    text.finish(with: result)
  }

  /// Keeps the README that is shown, if it is known.
  private mutating func keep() {
    guard let repositoryID else { return }
    switch text {
    case .loaded, .empty, .failed(.notFound, _):
      earlier.append(Earlier(repositoryID: repositoryID, text: text))
      if earlier.count > Self.limit { earlier.removeFirst() }
    case .idle, .loading, .failed: break
    }
  }

  /// Shows a README that was loaded before, if it is one.
  private mutating func restore(_ id: Repository.ID) -> Bool {
    guard let index = earlier.firstIndex(where: { $0.repositoryID == id }) else { return false }
    let found = earlier.remove(at: index)
    keep()
    (repositoryID, text) = (found.repositoryID, found.text)
    return true
  }
}

/// Those loaded before are written only if there are any, so that a state from before the first one is as short as it was.
extension Readme {
  private enum CodingKeys: CodingKey { case repositoryID, text, earlier }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    repositoryID = try container.decodeIfPresent(Repository.ID.self, forKey: .repositoryID)
    text = try container.decode(APILoadState<String>.self, forKey: .text)
    earlier = try container.decodeIfPresent([Earlier].self, forKey: .earlier) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(repositoryID, forKey: .repositoryID)
    try container.encode(text, forKey: .text)
    if !earlier.isEmpty { try container.encode(earlier, forKey: .earlier) }
  }
}
