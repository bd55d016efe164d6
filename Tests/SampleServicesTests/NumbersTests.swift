import Foundation
import SampleServices
import Testing

@Suite struct NumbersTests {
  @Test func `a fact is a sentence about the number`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "/42")
      #expect(reply.text.hasPrefix("42 is the answer"))
      #expect(reply.text.hasSuffix("."))
      #expect(reply.header("Content-Type") == "text/plain; charset=utf-8")
      #expect(reply.header("X-Numbers-API-Number") == "42")
      #expect(reply.header("X-Numbers-API-Type") == "trivia")
      #expect(reply.header("Cache-Control")?.hasPrefix("no-cache") == true)
      #expect(try await services.get(.numbers, "/42/trivia").text == reply.text)
    }
  }

  @Test(arguments: [
    ("?json", [:]), ("", ["Accept": "application/json"]), ("", ["Content-Type": "application/json"]),
  ])
  func `json is had in three ways`(query: String, headers: [String: String]) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.numbers, "/7\(query)", headers: headers).json
      #expect(json.keys == ["text", "number", "found", "type"])
      #expect(json.number == 7)
      #expect(json.found == true)
      #expect(json.type == "trivia")
    }
  }

  @Test(arguments: [
    ("/28/math", "28 is a perfect number, the sum of its own divisors.", "math"),
    ("/97/math", "97 is a prime number.", "math"), ("/64/math", "64 is 2 to the power of 6.", "math"),
    ("/81/math", "81 is the square of 9.", "math"),
    ("/21/math", "21 is the sum of all numbers from 1 to 6.", "math"),
    ("/1969/year", "1969 is the year that people first walked on the Moon.", "year"),
    ("/7/20", "July 20 is the day in 1969 that people first walked on the Moon.", "date"),
  ])
  func `each type has facts`(path: String, text: String, type: String) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.numbers, "\(path)?json").json
      #expect(json.text == .quoted(text))
      #expect(json.type == .quoted(type))
      #expect(json.found == true)
    }
  }

  @Test func `a year knows its day and a day its year`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.numbers, "/1969/year?json").json.date == "July 20")
      #expect(try await services.get(.numbers, "/7/20/date?json").json.year == 1969)
    }
  }

  @Test(arguments: ["/2/29", "/2/29/date", "/60/date"])
  func `the number of a day is that of a leap year`(path: String) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.numbers, "\(path)?json").json
      #expect(json.number == 60)
      #expect(json.year == 1940)
    }
  }

  @Test func `a day that the month does not have is one of the next`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "/2/31/date")
      #expect(reply.status == 200)
      #expect(reply.text.hasPrefix("March 2 is the day"))
    }
  }

  @Test(arguments: ["/987654", "/-5", "/987654/math", "/3/year", "/2/30/date"])
  func `what nothing is known about is still answered`(path: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "\(path)?json")
      #expect(reply.status == 200)
      #expect(try reply.json.found == false)
    }
  }

  @Test func `the words for the unknown are the known ones`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.numbers, "/987654").text == "987654 is an unremarkable number.")
      #expect(
        try await services.get(.numbers, "/3/year").text == "3 is the year that nothing remarkable happened."
      )
    }
  }

  @Test func `a standard text stands in for the unknown only`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.numbers, "/987654?default=Who+knows%3F").text == "Who knows?")
      #expect(try await services.get(.numbers, "/42?default=Who+knows%3F").text.hasPrefix("42 is"))
    }
  }

  @Test func `a neighbor is numbered as text`() async throws {
    try await SampleServices.run { services in
      let floor = try await services.get(.numbers, "/1000?json&notfound=floor").json
      #expect(floor.number == "500")
      #expect(floor.found == true)
      let ceiling = try await services.get(.numbers, "/1000?json&notfound=ceil").json
      #expect(ceiling.number == "1024")
      let none = try await services.get(.numbers, "/-1?json&notfound=floor").json
      #expect(none.number == .null)
      #expect(none.found == false)
      let math = try await services.get(.numbers, "/24/math?json&notfound=floor").json
      #expect(math.number == "23")
    }
  }

  @Test func `a fragment is the sentence without its ends`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.numbers, "/8?fragment").text == "how many arms an octopus has")
    }
  }

  @Test(arguments: ["trivia", "math", "year", "date"])
  func `a random fact is of its type and found`(type: String) async throws {
    try await SampleServices.run { services in
      for _ in 0..<5 {
        let json = try await services.get(.numbers, "/random/\(type)?json").json
        #expect(json.type == .quoted(type))
        #expect(json.found == true)
      }
    }
  }

  @Test func `a random fact stays within its bounds`() async throws {
    try await SampleServices.run { services in
      for _ in 0..<10 {
        let number = try await services.get(.numbers, "/random?json&min=10&max=12").json.number?.asNumber ?? 0
        #expect(10...12 ~= number)
      }
      #expect(try await services.get(.numbers, "/random?json&min=2000&max=2001").json.found == false)
    }
  }

  @Test func `a random fact of no type is an error that looks like none`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "/random/foo?json")
      #expect(reply.status == 200)
      #expect(reply.text == #"{"text":"ERROR: Invalid type."}"#)
      #expect(try await services.get(.numbers, "/random/foo").text == "ERROR: Invalid type.")
    }
  }

  @Test func `a batch is keyed by number`() async throws {
    try await SampleServices.run { services in
      let texts = try await services.get(.numbers, "/1..3,10").json
      #expect(texts.keys == ["1", "2", "3", "10"])
      #expect(texts[dynamicMember: "2"]?.asString?.hasPrefix("2 is") == true)
      let objects = try await services.get(.numbers, "/1..3,10/math?json").json
      #expect(objects[dynamicMember: "3"]?.type == "math")
      #expect(try await services.get(.numbers, "/1..1000").json.keys.count == 100)
    }
  }

  @Test(arguments: [("/1..", 400), ("/1..,2", 400), ("/3..1", 400), ("/1../date", 404)])
  func `a bad batch is an invalid URL`(path: String, status: Int) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, path)
      #expect(reply.status == status)
      #expect(reply.text == "Invalid url")
    }
  }

  @Test(arguments: ["/42/foo", "/forty-two", "/1/2/3", "/13/1"])
  func `another route is a web page`(path: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, path)
      #expect(reply.status == 404)
      #expect(reply.header("Content-Type")?.hasPrefix("text/html") == true)
      #expect(reply.text.contains("Cannot GET \(path)"))
    }
  }

  @Test func `a number too large to count with is unknown`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.numbers, "/99999999999999999999?json").json
      #expect(json.number == 1e20)
      #expect(json.found == false)
      let endless = try await services.get(.numbers, "/\(String(repeating: "9", count: 400))?json").json
      #expect(endless.number == .null)
    }
  }
}
