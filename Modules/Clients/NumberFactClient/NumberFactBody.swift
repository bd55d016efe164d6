import Foundation
import HTTPTransport
import Models

/// The body of a successful response: facts as JSON or one fact as plain text, but never a web page.
struct NumberFactBody {
  private let text: String
  private let json: JSONValue?
  private let undecodable: @Sendable (_ path: String) -> APIError

  /// - Throws: `undecodable` for a web page or invalid UTF-8.
  init(_ response: HTTPResponse, _ service: APIService) throws(APIError) {
    undecodable = { service.undecodable(NumberFact.self, path: $0, response.body) }
    guard let text = String(validating: response.body, as: UTF8.self) else { throw undecodable("") }
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard response.contentType != "text/html", !self.text.isEmpty, !self.text.hasPrefix("<") else {
      throw undecodable("")
    }
    json = try? JSONDecoder().decode(JSONValue.self, from: response.body)
  }

  /// Returns the only fact.
  ///
  /// - Throws: `undecodable` if the body isn't a fact, or is one about another number; `badRequest` for text that
  ///   begins with "ERROR:".
  func fact(number: Int?, kind: NumberFactKind) throws(APIError) -> NumberFact {
    if let json, case .object = json { return try fact(json, path: "", number: number, kind: kind) }
    guard json == nil else { throw undecodable("") }
    return try plainFact(text, number: number, kind: kind)
  }

  /// Returns the facts from an object with one entry for each number.
  func facts(numbers: [Int], kind: NumberFactKind) throws(APIError) -> [NumberFact] {
    guard let json, case .object = json else {
      _ = try plainFact(text, number: nil, kind: kind)
      throw undecodable("")
    }
    if let error = json["text"]?.string { _ = try plainFact(error, number: nil, kind: kind) }
    var facts: [NumberFact] = []
    for number in numbers {
      guard let entry = json[String(number)] else { continue }
      if let text = entry.string {
        facts.append(try plainFact(text, number: number, kind: kind))
      } else {
        facts.append(try fact(entry, path: "\(number).", number: number, kind: kind))
      }
    }
    guard !facts.isEmpty else { throw undecodable("") }
    return facts
  }

  private func fact(
    _ json: JSONValue,
    path: String,
    number: Int?,
    kind: NumberFactKind
  ) throws(APIError) -> NumberFact {
    guard let text = json["text"]?.string?.nonEmpty else { throw undecodable("\(path)text") }
    var fact = try plainFact(text, number: number, kind: kind)
    // An error of the service has no `found` either, so a missing one must not count as true.
    guard case .bool(let isFound) = json["found"] else { throw undecodable("\(path)found") }
    fact.isFound = isFound
    guard let answered = json["number"]?.real else { return fact }
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

extension JSONValue {
  /// The number. The service may write it as text, and "infinity" means there is none.
  fileprivate var real: Double? {
    let number: Double? =
      switch self {
      case .number(let number): number
      case .string(let string): Double(string)
      default: nil
      }
    return number?.isFinite == true ? number : nil
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
