import Foundation
import Testing

/// The output of `--json`.
@Suite(.timeLimit(.minutes(30))) struct JSONOutputTests {
  @Test(arguments: Commands.lists)
  func `a list is an array of objects that all have the listed fields`(arguments: [String]) async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    let names = try await home.run(arguments + ["--json="])
    #expect(names.ending == .exited(0))
    #expect(!names.lines.isEmpty)
    let run = try await home.run(arguments + ["--json"])
    #expect(run.errors.isEmpty)
    let records = try run.records
    #expect(!records.isEmpty)
    #expect(records.allSatisfy { Set($0.keys) == Set(names.lines) })
  }

  @Test(arguments: Commands.details)
  func `a single record is one object with the listed fields`(arguments: [String]) async throws {
    let home = try Home()
    let names = try await home.run(arguments + ["--json="])
    let run = try await home.run(arguments + ["--json"])
    #expect(run.ending == .exited(0))
    let record = try run.record
    #expect(Set(record.keys) == Set(names.lines))
    #expect(!record.isEmpty)
  }

  @Test(arguments: [
    ["favorites", "add"], ["favorites", "remove"], ["favorites", "clear"], ["coins", "show"],
    ["user", "show"],
    ["characters", "show"], ["repos", "list"], ["profile"], ["fact"],
  ])
  func `the fields are listed without the command's arguments`(command: [String]) async throws {
    let run = try await Home().run(command + ["--json="])
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    #expect(run.lines.count > 3, "\(run.output)")
  }

  @Test func `only the named fields are printed in their order`() async throws {
    let run = try await Home().run("coins", "list", "-L", "2", "--json=price,name")
    #expect(try run.records.allSatisfy { Set($0.keys) == ["price", "name"] })
    let (price, name) = (run.output.firstRange(of: "\"price\""), run.output.firstRange(of: "\"name\""))
    #expect(try #require(price).lowerBound < #require(name).lowerBound)
  }

  @Test(arguments: Commands.lists + Commands.details)
  func `an unknown field is a mistake that lists the known`(arguments: [String]) async throws {
    let home = try Home()
    let names = try await home.run(arguments + ["--json="])
    let run = try await home.run(arguments + ["--json=teapot"])
    #expect(run.ending == .exited(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("teapot"))
    for name in names.lines { #expect(run.errors.contains(name)) }
  }

  @Test func `numbers are the same in every language`() async throws {
    let home = try Home()
    let german = ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"]
    for arguments in [
      ["coins", "list", "--json"], ["coins", "list"], ["user", "show", "ada-sample", "--json"],
    ] {
      let here = try await home.run(arguments)
      let there = try await home.run(arguments, environment: german)
      #expect(here.output == there.output, "\(arguments)")
      #expect(!here.output.isEmpty, "\(arguments)")
    }
  }

  @Test func `numbers are numbers and what is missing is null`() async throws {
    let run = try await Home().run("coins", "list", "--json", "-L", "250")
    let records = try run.records
    #expect(records.count == 250)
    #expect(records.first?["price"] as? Double == 95_238.095)
    #expect(records.contains { $0["price"] is NSNull })
    #expect(records.contains { ($0["price"] as? Double).map { 0 < $0 && $0 < 0.000001 } == true })
  }

  @Test func `all of a list are there`() async throws {
    let home = try Home()
    let characters = try await home.run("characters", "list", "--all", "--json=id")
    #expect(try characters.records.compactMap { $0["id"] as? Int } == Array(1...826))
    #expect(try await home.run("repos", "list", "ada-sample", "--all", "--json=name").records.count == 67)
    #expect(try await home.run("profile", "list", "--all", "--json=id").records.count == 12)
  }
}
