import Foundation
import JSONValues

/// rickandmortyapi.com: characters by page, filter and ID.
struct RickAndMortyAPI: SampleAPI {
  private static let pageSize = 20

  func examples(for request: SampleRequest) -> String? {
    let isPage = request.route.last == "character"
    return isPage ? nil : "1 to \(SampleCharacter.all.count)"
  }

  func response(to request: SampleRequest) -> SampleResponse {
    var route = request.route[...]
    if route.first == "api" { route.removeFirst() }
    guard route.first == "character", route.count <= 2 else { return nothingHere }
    guard route.count == 2, let ids = route.last, !ids.isEmpty else { return page(request) }
    return ids.hasPrefix("[") ? list(array: ids) : ids.contains(",") ? list(ids) : single(ids)
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    switch status {
    case 404: nothingHere
    case 429: .text("Too many requests, please try again later.", status: 429)
    case 500...: .html(SamplePage.gateway(status: status, host: "rickandmortyapi.com"), status: status)
    default: .json(["error": .string(StatusPhrase.of(status))], status: status)
    }
  }

  private var nothingHere: SampleResponse {
    .json(["error": "There is nothing here"], status: 404)
  }

  private func page(_ request: SampleRequest) -> SampleResponse {
    let found = SampleCharacter.all.filter { $0.matches(request) }
    let pages = (found.count + Self.pageSize - 1) / Self.pageSize
    let page = request.number("page", in: 1...1_000_000, standard: 1)
    guard page <= pages else { return nothingHere }
    return .json([
      "info": [
        "count": .integer(found.count),
        "pages": .integer(pages),
        "next": page < pages ? .string(link(request, page: page + 1)) : nil,
        "prev": page > 1 ? .string(link(request, page: page - 1)) : nil,
      ],
      "results": .array(found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize).map(\.json)),
    ])
  }

  /// Returns the address of another page. Like the service, it doesn't encode the filter: a name with a space or an
  /// ampersand makes an invalid link.
  private func link(_ request: SampleRequest, page: Int) -> String {
    let filter = request.query.filter { $0.name != "page" && !$0.value.isEmpty }
    return (["\(request.origin)\(request.path)?page=\(page)"] + filter.map { "\($0.name)=\($0.value)" })
      .joined(separator: "&")
  }

  private func single(_ text: String) -> SampleResponse {
    guard let id = Int(text) else { return missingID }
    guard let character = SampleCharacter.all.first(where: { $0.id == id }) else {
      return .json(["error": "Character not found"], status: 404)
    }
    return .json(character.json)
  }

  private func list(array text: String) -> SampleResponse {
    guard let ids = try? JSONDecoder().decode([Int].self, from: Data(text.utf8)) else {
      return .json(["error": "Bad... bad array :/"], status: 500)
    }
    return list(ids)
  }

  private func list(_ text: String) -> SampleResponse {
    let parts = text.split(separator: ",")
    let ids = parts.compactMap { Int($0) }
    return ids.count == parts.count ? list(ids) : missingID
  }

  private func list(_ ids: [Int]) -> SampleResponse {
    let requested = Set(ids)
    return .json(.array(SampleCharacter.all.filter { requested.contains($0.id) }.map(\.json)))
  }

  private var missingID: SampleResponse {
    .json(["error": "Hey! you must provide an id"], status: 500)
  }
}

extension SampleCharacter {
  fileprivate func matches(_ request: SampleRequest) -> Bool {
    let fields = [
      ("name", name), ("status", status), ("species", species), ("type", type), ("gender", gender),
    ]
    return fields.allSatisfy { field, text in
      guard let value = request.value(field)?.lowercased() else { return true }
      let text = text.lowercased()
      // Without the prefix match, "male" would also find every "Female".
      return value.hasPrefix("male") ? text.hasPrefix(value) : text.contains(value)
    }
  }
}
