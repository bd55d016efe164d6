/// A search query: words, all of which must occur, and the qualifiers `user:`, `org:`, `language:`, `topic:` and
/// `archived:`. Other qualifiers are ignored.
struct GitHubSearch {
  private var words: [String] = []
  private var qualifiers: [(name: String, value: String)] = []

  init(_ query: String) {
    for part in query.lowercased().split(separator: " ") {
      let pair = part.split(separator: ":", maxSplits: 1)
      if pair.count == 2 {
        qualifiers.append((name: String(pair[0]), value: String(pair[1])))
      } else {
        words.append(String(part))
      }
    }
  }

  func matches(_ repository: SampleRepository, owner: SampleAccount) -> Bool {
    let text =
      "\(repository.name) \(repository.description ?? "") \(repository.topics.joined(separator: " "))"
      .lowercased()
    guard words.allSatisfy(text.contains) else { return false }
    return qualifiers.allSatisfy { qualifier in
      switch qualifier.name {
      case "user", "org": owner.login == qualifier.value
      case "language": repository.language?.lowercased() == qualifier.value
      case "topic": repository.topics.contains(qualifier.value)
      case "archived": String(repository.isArchived) == qualifier.value
      default: true
      }
    }
  }
}
