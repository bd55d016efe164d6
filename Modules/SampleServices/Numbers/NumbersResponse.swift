import JSONValues

/// A fact in the form of a response.
struct NumbersResponse {
  var text: String
  var number: JSONValue
  var kind: SampleFact.Kind
  private var isFound: Bool
  private var year: Int?
  private var date: String?

  init(_ fact: SampleFact, _ request: SampleRequest) {
    let isFragment = request.query.contains { $0.name == "fragment" }
    text = isFragment ? fact.fragment : fact.sentence
    if !fact.isFound, let standard = request.value("default") { text = standard }
    number = .integer(fact.number)
    kind = fact.kind
    isFound = fact.isFound
    year = fact.year
    date = fact.day?.name
  }

  var json: JSONValue {
    var members: [String: JSONValue] = [
      "text": .string(text), "number": number, "found": .bool(isFound), "type": .string(kind.rawValue),
    ]
    members["date"] = date.map(JSONValue.string)
    members["year"] = year.map(JSONValue.integer)
    return .object(members)
  }

  /// The number for a header field.
  var plainNumber: String {
    if case .string(let text) = number { return text }
    return number.text
  }
}
