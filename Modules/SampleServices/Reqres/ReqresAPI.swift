import JSONValues

/// reqres.in: twelve users, alone and in pages.
struct ReqresAPI: SampleAPI {
  func examples(for request: SampleRequest) -> String? {
    let isPage = request.route.last == "users"
    return isPage ? nil : "1 to \(SampleUser.all.count)"
  }

  func response(to request: SampleRequest) -> SampleResponse {
    switch request.header("x-api-key") {
    case "invalid": return failure(status: 401, for: request)
    case "forbidden": return failure(status: 403, for: request)
    default: break
    }
    guard request.route.starts(with: ["api", "users"]) else { return failure(status: 404, for: request) }
    var response =
      switch request.route.count {
      case 2: users(request)
      case 3: user(request)
      default: failure(status: 404, for: request)
      }
    response.delay = .seconds(request.number("delay", in: 0...60, standard: 0))
    return response
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    switch status {
    case 401: .json(Self.missingKey, status: 401)
    case 403: .json(["error": "This API key is not valid for this endpoint."], status: 403)
    case 404: .json([:], status: 404)
    case 429:
      .json(
        [
          "error": "rate_limit_exceeded", "message": "You have used up today's requests. Try again tomorrow.",
        ],
        status: 429
      )
    case 500...: .html(SamplePage.gateway(status: status, host: "reqres.in"), status: status)
    default: .json(["error": .string(StatusPhrase.of(status))], status: status)
    }
  }

  private func users(_ request: SampleRequest) -> SampleResponse {
    let all = SampleUser.all
    let page = request.number("page", in: 1...1_000_000, standard: 1)
    let size = request.number("per_page", in: 1...100, standard: 6)
    return .json([
      "page": .integer(page),
      "per_page": .integer(size),
      "total": .integer(all.count),
      "total_pages": .integer((all.count + size - 1) / size),
      "data": .array(all.dropFirst((page - 1) * size).prefix(size).map(\.json)),
      "support": Self.support,
    ])
  }

  private func user(_ request: SampleRequest) -> SampleResponse {
    guard let id = request.route.last.flatMap(Int.init),
      let user = SampleUser.all.first(where: { $0.id == id })
    else { return failure(status: 404, for: request) }
    return .json(["data": user.json, "support": Self.support])
  }

  private static let support: JSONValue = [
    "url": "https://example.invalid/support",
    "text": "These people do not exist. They are glad to be of use all the same.",
  ]

  private static let missingKey: JSONValue = [
    "error": "missing_api_key",
    "message": "This request needs a valid key in the x-api-key header.",
    "hint": "Send the header x-api-key with a key of yours.",
    "next_steps": ["Sign up for a key.", "Send it with each request."],
  ]
}
