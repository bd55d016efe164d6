/// One page of a list, and the addresses of its neighbors.
struct GitHubPage {
  let items: [GitHubSort.Item]
  private let page: Int
  private let last: Int

  init(_ all: [GitHubSort.Item], _ request: SampleRequest) {
    let size = request.number("per_page", in: 1...100, standard: 30)
    page = request.number("page", in: 1...1_000_000, standard: 1)
    last = max(1, (all.count + size - 1) / size)
    items = Array(all.dropFirst((page - 1) * size).prefix(size))
  }

  /// Returns the `Link` header (RFC 8288), or nothing if the list fits on one page.
  func headers(_ request: SampleRequest) -> [(name: String, value: String)] {
    var links: [(relation: String, page: Int)] = []
    if page > 1 { links += [(relation: "prev", page: min(page - 1, last))] }
    if page < last { links += [(relation: "next", page: page + 1), (relation: "last", page: last)] }
    if page > 1 { links += [(relation: "first", page: 1)] }
    guard !links.isEmpty else { return [] }
    let texts = links.map { link in
      "<\(request.link(setting: [(name: "page", value: "\(link.page)")]))>; rel=\"\(link.relation)\""
    }
    return [(name: "Link", value: texts.joined(separator: ", "))]
  }
}
