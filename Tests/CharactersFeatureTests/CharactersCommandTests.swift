import CharactersFeature
import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import RickAndMortyClient
import Testing

@MainActor
struct CharactersCommandTests {
  let asked = LockIsolated<[CharactersRequest]>([])

  @Test func `show prints all about a character`() async {
    let run = await characters("show", "900", "--color", "never", isTerminal: true)
    #expect(
      run.standardOutput == """
        ID        900
        Name      Sample Rick
        Status    Alive
        Species   Human
        Type      -
        Gender    Male
        Origin    unknown
        Location  Sample Station
        Episodes  2
        Image     https://example.com/avatar/900.jpeg

        """
    )
  }

  @Test func `show prints several characters`() async {
    let run = await characters("show", "901", "900", "--json=id,type,status,gender")
    #expect(ids(run) == [901, 900])
    #expect(run.standardOutput.contains(#""status": "unknown""#))
    let people = await characters("show", "901", "900", "--color", "never", isTerminal: true)
    #expect(people.standardOutput.contains("Image     -\n\nID        900\n"))
  }

  @Test func `an unknown ID is not found`() async {
    let run = await characters("show", "7")
    #expect(run.status == .notFound)
    #expect(run.standardError == "characters: character 7 does not exist\n")
  }

  @Test func `unknown i ds do not hide the others`() async {
    let run = await characters("show", "7", "900", "8", "--json=id")
    #expect(ids(run) == [900])
    #expect(run.status == .notFound)
    #expect(run.standardError == "characters: characters 7, 8 do not exist\n")
  }

  @Test(arguments: [["show", "13", "14"], ["show", "13", "14", "--json=id"]])
  func `a failure says nothing about which characters exist`(arguments: [String]) async {
    let run = await characters(arguments)
    #expect(run.status == .failure)
    #expect(run.standardOutput == "")
    #expect(run.standardError.hasPrefix("characters: character 13 at Rick and Morty: the service has"))
  }

  @Test func `show requires an ID`() async {
    #expect(await characters("show").status == .usage)
    #expect(await characters("show", "rick").status == .usage)
    #expect(await characters("show", "0").status == .usage)
  }

  @Test func `list asks for what the filter says`() async {
    let run = await characters(
      "list",
      "--name",
      "rick",
      "--status",
      "DEAD",
      "--species",
      "human",
      "--type",
      "clone",
      "--gender",
      "male"
    )
    #expect(run.status == .success)
    let filter = CharacterFilter(name: "rick", status: .dead, species: "human", type: "clone", gender: .male)
    #expect(asked.value == [CharactersRequest(filter: filter)])
  }

  @Test func `list prints one page or all`() async {
    #expect(await ids(characters("list", "--json=id")) == Array(1...20))
    #expect(await ids(characters("list", "--page", "3", "--json=id")) == Array(41...45))
    #expect(await ids(characters("list", "--all", "--json=id")) == Array(1...45))
  }

  @Test func `list says how many match`() async {
    let run = await characters("list", "--color", "never", isTerminal: true)
    #expect(run.standardOutput.hasPrefix("ID  NAME"))
    #expect(run.standardError == "Showing 20 of 45 characters\n")
  }

  @Test func `no match is a success with a sentence`() async {
    let run = await characters("list", "--name", "nobody")
    #expect(
      run
        == CapturedRun(
          status: .success,
          standardOutput: "",
          standardError: "No character matches the search \"nobody\".\n"
        )
    )
    #expect(await characters("list", "--name", "nobody", "--json").standardOutput == "[]\n")
    let page = await characters("list", "--page", "9")
    #expect(page.standardError == "No character that matches is on page 9.\n")
  }

  @Test(arguments: [
    ["--status", "alife"], ["--gender", "other"], ["--page", "0"], ["--page", "1", "--all"],
  ])
  func `mistakes of usage are refused`(arguments: [String]) async {
    let run = await characters(["list"] + arguments)
    #expect(run.status == .usage)
    #expect(asked.value.isEmpty)
  }

  @Test func `a failure sets the status`() async {
    let run = await characters("list", "--name", "offline")
    #expect(run.status == .network)
    #expect(
      run.standardError.hasPrefix(
        "characters: the search \"offline\" at Rick and Morty: the service could not be reached"
      )
    )
  }

  private func characters(_ arguments: String..., isTerminal: Bool = false) async -> CapturedRun {
    await characters(arguments, isTerminal: isTerminal)
  }

  private func characters(_ arguments: [String], isTerminal: Bool = false) async -> CapturedRun {
    await withDependencies { [asked] in
      $0.rickAndMortyClient.characters = { filter, page in
        asked.withValue { $0.append(CharactersRequest(filter: filter, page: page)) }
        switch filter.name {
        case "nobody": return .empty
        case "offline": throw APIError.offline(detail: "connection refused")
        default: return .sample(page: page, count: 45)
        }
      }
      $0.rickAndMortyClient.character = { id in
        let known = [RickAndMortyCharacter.mock, .mock2].first { $0.id == id }
        if id == 13 { throw APIError.server(status: 500) }
        guard let known else { throw APIError.notFound(resource: "character \(id)") }
        return known
      }
    } operation: {
      await CapturedRun(CharactersCommand.self, arguments, isTerminal: isTerminal)
    }
  }

  private func ids(_ run: CapturedRun) -> [Int]? {
    let array = try? JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    return array?.compactMap { $0["id"] as? Int }
  }
}
