import Foundation
import HTTPTransport
import Models

/// The body of a successful response: facts as JSON or one fact as plain text, but never a web page.
struct NumberFactBody {
  private let text: String
  /// The body as JSON; `nil` if it isn't JSON.
  private let json: WireFact?
  /// The members of a JSON object, by number.
  private let entries: [String: WireFact]
  private let undecodable: @Sendable (_ path: String) -> APIError

  /// - Throws: `undecodable` for a web page or invalid UTF-8.
  init(_ response: HTTPResponse, _ service: APIService) throws(APIError) {
    undecodable = { service.undecodable(NumberFact.self, path: $0, response) }
    guard let text = String(validating: response.body, as: UTF8.self) else { throw undecodable("") }
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard response.contentType != "text/html", !self.text.isEmpty, !self.text.hasPrefix("<") else {
      throw undecodable("")
    }
    json = try? JSONDecoder().decode(WireFact.self, from: response.body)
    entries = (try? JSONDecoder().decode([String: WireFact].self, from: response.body)) ?? [:]
  }

  /// Returns the only fact.
  ///
  /// - Throws: `undecodable` if the body isn't a fact, or is one about another number; `badRequest` for text that
  ///   begins with "ERROR:".
  func fact(number: Int?, kind: NumberFactKind) throws(APIError) -> NumberFact {
    switch json {
    case .object(let fields): return try fact(fields, path: "", number: number, kind: kind)
    case .sentence, .other: throw undecodable("")
    case nil: return try plainFact(text, number: number, kind: kind)
    }
  }

  /// Returns the facts from an object with one entry for each number.
  func facts(numbers: [Int], kind: NumberFactKind) throws(APIError) -> [NumberFact] {
    guard case .object(let fields) = json else {
      _ = try plainFact(text, number: nil, kind: kind)
      throw undecodable("")
    }
    if let error = fields.text { _ = try plainFact(error, number: nil, kind: kind) }
    var facts: [NumberFact] = []
    for number in numbers {
      switch entries[String(number)] {
      case .sentence(let text): facts.append(try plainFact(text, number: number, kind: kind))
      case .object(let fields):
        facts.append(try fact(fields, path: "\(number).", number: number, kind: kind))
      case .other: throw undecodable("\(number).text")
      case nil: continue
      }
    }
    guard !facts.isEmpty else { throw undecodable("") }
    return facts
  }

  private func fact(
    _ fields: WireFact.Fields,
    path: String,
    number: Int?,
    kind: NumberFactKind
  ) throws(APIError) -> NumberFact {
    guard let text = fields.text?.nonEmpty else { throw undecodable("\(path)text") }
    var fact = try plainFact(text, number: number, kind: kind)
    // An error of the service has no `found` either, so a missing one must not count as true.
    guard let isFound = fields.isFound else { throw undecodable("\(path)found") }
    fact.isFound = isFound
    guard let answered = fields.number else { return fact }
    if let number {
      guard answered == Double(number) else { throw undecodable("\(path)number") }
    } else {
      fact.number = Int(exactly: answered)
    }
    return fact
  }

  private func plainFact(_ text: String, number: Int?, kind: NumberFactKind) throws(APIError) -> NumberFact {
    guard !text.hasPrefix("ERROR:") else {
      throw .badRequest(message: text.dropFirst("ERROR:".count).trimmingCharacters(in: .whitespaces))
    }
    return NumberFact(number: number, text: text, kind: kind, isFound: !text.admitsIgnorance)
  }
}

/// JSON of the service: a fact as a sentence or as an object.
private enum WireFact: Decodable {
  case sentence(String)
  case object(Fields)
  /// JSON that isn't a fact.
  case other

  /// The fields of a fact. A field of another type counts as missing.
  struct Fields {
    var text: String?
    var isFound: Bool?
    /// The number. The service may write it as text, and "infinity" means there is none.
    var number: Double?
  }

  private enum CodingKeys: String, CodingKey {
    case text, number
    case isFound = "found"
  }

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: CodingKeys.self) {
      let number =
        fields.lenient(Double.self, .number) ?? fields.lenient(String.self, .number).flatMap { Double($0) }
      self = .object(
        Fields(
          text: fields.lenient(String.self, .text),
          isFound: fields.lenient(Bool.self, .isFound),
          number: number.flatMap { $0.isFinite ? $0 : nil }
        )
      )
    } else if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .sentence(text)
    } else {
      self = .other
    }
  }
}

extension String {
  /// Whether the text is one of the service's sentences for a number without a fact. A plain text response has no
  /// other sign of that.
  fileprivate var admitsIgnorance: Bool {
    let text = lowercased()
    return [
      "is a boring number", "is an uninteresting number", "is an unremarkable number",
      "nothing remarkable happened", "we do not have a fact", "don't have a fact",
    ].contains { text.contains($0) }
  }
}
