/// A fact in the form of a response.
struct NumbersResponse {
  var text: String
  var number: JSON
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

  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      (key: "text", value: .string(text)), (key: "number", value: number),
      (key: "found", value: .bool(isFound)),
      (key: "type", value: .string(kind.rawValue)),
    ]
    if let date { members.append((key: "date", value: .string(date))) }
    if let year { members.append((key: "year", value: .integer(year))) }
    return .object(members)
  }

  /// The number for a header field.
  var plainNumber: String {
    if case .string(let text) = number { return text }
    return String(decoding: number.bytes, as: UTF8.self)
  }
}
