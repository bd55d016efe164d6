/// The README of one repository, as far as it is loaded.
public struct Readme: Codable, Equatable, Hashable, Sendable {
  /// The repository; `nil` before any README has been asked for.
  public var repositoryID: Repository.ID?
  /// The text, in Markdown. A repository without a README fails with ``APIError/notFound(resource:service:examples:)``.
  public var text: APILoadState<String>

  public init(of repositoryID: Repository.ID? = nil, text: APILoadState<String> = .idle) {
    self.repositoryID = repositoryID
    self.text = text
  }

  /// Begins to load the README of a repository, unless it is loaded or being loaded.
  ///
  /// - Returns: Whether it has to be loaded.
  public mutating func startLoading(_ id: Repository.ID) -> Bool {
    if repositoryID == id, text.isLoading || text.value != nil { return false }
    self = Readme(of: id)
    text.startLoading()
    return true
  }

  /// Takes a response, unless another README has been asked for since.
  public mutating func finish(_ id: Repository.ID, with result: APIResult<String>) {
    guard repositoryID == id, text.isLoading else { return }
    text.finish(with: result)
  }
}
