import JSONValues

/// the.host: some items, in a list and alone.
struct TemplateAPI: SampleAPI {
  func response(to request: SampleRequest) -> SampleResponse {
    guard request.header("x-api-key") != "invalid" else { return failure(status: 401, for: request) }
    let route = request.route
    guard route.first == "items", route.count <= 2 else { return failure(status: 404, for: request) }
    guard let id = route.dropFirst().first else {
      return .json(["items": .array(Self.names.indices.map { Self.item($0 + 1) })])
    }
    guard let number = Int(id), (1...Self.names.count).contains(number) else {
      return failure(status: 404, for: request)
    }
    return .json(Self.item(number))
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    .json(["error": .string(StatusPhrase.of(status))], status: status)
  }

  private static let names = ["First", "Second", "Third", "Fourth", "Fifth"]

  private static func item(_ number: Int) -> JSONValue {
    let name = names[number - 1]
    return [
      "id": .integer(number), "name": .string(name),
      "summary": .string("The \(name.lowercased()) item of the sample data."),
    ]
  }
}
