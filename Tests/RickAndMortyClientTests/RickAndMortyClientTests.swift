import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import RickAndMortyClient
import Testing

@Suite struct RickAndMortyClientTests {
  private func client(_ server: ScriptedServer) -> RickAndMortyClient {
    .live(configuration: .init(baseURL: server.url.appending(path: "api")), transport: .test())
  }

  static let rick = #"""
    {"id":900,"name":"Sample Rick","status":"unknown","species":"Human","type":"","gender":"Male",
     "origin":{"name":"unknown","url":""},
     "location":{"name":"Sample Station","url":"https://rickandmortyapi.com/api/location/901"},
     "image":"https://rickandmortyapi.com/api/character/avatar/900.jpeg",
     "episode":["https://rickandmortyapi.com/api/episode/1","https://rickandmortyapi.com/api/episode/2"],
     "url":"https://rickandmortyapi.com/api/character/900","created":"2017-11-04T18:48:46.250Z"}
    """#

  private static func page(_ next: String, count: Int = 1, pages: Int = 1) -> LoopbackResponse {
    .json(#"{"info":{"count":\#(count),"pages":\#(pages),"next":\#(next),"prev":null},"results":[\#(rick)]}"#)
  }

  @Test func `a character is read`() async throws {
    let server = ScriptedServer(.json(Self.rick))
    let character = try await client(server).character(id: 900)
    let base = "https://rickandmortyapi.com/api"
    #expect(
      character
        == RickAndMortyCharacter(
          id: 900,
          name: "Sample Rick",
          status: .unknown("unknown"),
          species: "Human",
          gender: .male,
          origin: .init(name: "unknown"),
          location: .init(name: "Sample Station", url: URL(string: "\(base)/location/901")),
          image: URL(string: "\(base)/character/avatar/900.jpeg"),
          episodes: ["\(base)/episode/1", "\(base)/episode/2"].compactMap { URL(string: $0) },
          url: URL(string: "\(base)/character/900"),
          created: Date(timeIntervalSince1970: 1_509_821_326.25)
        )
    )
    #expect(server.requests.map(\.target) == ["/api/character/900"])
  }

  @Test(arguments: [
    (
      #""status":"Undead","gender":"Robot""#, CharacterStatus.unknown("Undead"),
      CharacterGender.unknown("Robot")
    ),
    (#""status":"Alive","gender":"Female""#, .alive, .female),
    (#""status":"Dead","gender":"Genderless""#, .dead, .genderless),
  ])
  func `a word that we do not know is kept`(
    words: String,
    status: CharacterStatus,
    gender: CharacterGender
  ) async throws {
    let server = ScriptedServer(
      .json(
        #"{"id":1,"name":"n","species":"s","origin":{"name":"o"},"location":{"name":"l"},\#(words)}"#
      )
    )
    let character = try await client(server).character(id: 1)
    #expect(character.status == status)
    #expect(character.gender == gender)
    #expect(character.episodes == [])
    #expect(character.created == nil)
  }

  @Test func `there is no page after the last that can be counted`() async throws {
    let server = ScriptedServer(Self.page(#""http://example.invalid""#))
    #expect(try await client(server).characters(filter: CharacterFilter(), page: .max).nextPage == nil)
  }

  @Test func `the next page is counted not followed`() async throws {
    let server = ScriptedServer(
      Self.page(#""http://evil.example/?page=7&name=a b""#, count: 826, pages: 42)
    )
    let page = try await client(server).characters(filter: CharacterFilter(), page: 3)
    #expect(page.nextPage == 4)
    #expect(page == CharactersPage(page: 3, characters: page.characters, count: 826, pages: 42, nextPage: 4))
    #expect(page.characters.map(\.id) == [900])
    #expect(server.requests.map(\.target) == ["/api/character?page=3"])
  }

  @Test func `the last page has no next`() async throws {
    let server = ScriptedServer(Self.page("null"))
    #expect(try await client(server).characters(filter: CharacterFilter(), page: 1).nextPage == nil)
  }

  @Test func `the filter is sent encoded and only what it has`() async throws {
    let server = ScriptedServer(Self.page("null"))
    let filter = CharacterFilter(
      name: "Rick & Morty",
      status: .alive,
      species: "Human",
      type: "",
      gender: .unknown("unknown")
    )
    _ = try await client(server).characters(filter: filter, page: 0)
    #expect(
      server.requests.map(\.target) == [
        "/api/character?page=1&name=Rick%20%26%20Morty&status=alive&species=Human&gender=unknown"
      ]
    )
  }

  @Test func `nothing that matches is an empty page`() async throws {
    let server = ScriptedServer(.json(#"{"error":"There is nothing here"}"#, status: 404))
    let page = try await client(server).characters(filter: CharacterFilter(name: "zzz"), page: 1)
    #expect(page == .empty)
  }

  @Test func `past the end is an empty page`() async throws {
    let server = ScriptedServer(.json(#"{"error":"There is nothing here"}"#, status: 404))
    let page = try await client(server).characters(filter: CharacterFilter(), page: 43)
    #expect(page.characters == [])
    #expect(page.nextPage == nil)
  }

  @Test func `nothing at all is not found`() async throws {
    let server = ScriptedServer(.json(#"{"error":"There is nothing here"}"#, status: 404))
    let client = client(server)
    let outcome = await outcome { try await client.characters(filter: CharacterFilter(), page: 1) }
    #expect(
      outcome.error == .notFound(resource: "the list of characters", service: "Rick and Morty")
    )
  }

  @Test func `another not found isn't an empty page`() async throws {
    let server = ScriptedServer(.html(status: 404))
    let client = client(server)
    let outcome = await outcome { try await client.characters(filter: CharacterFilter(name: "a"), page: 2) }
    #expect(
      outcome.error == .notFound(resource: "the list of characters", service: "Rick and Morty")
    )
  }

  @Test func `several characters are asked for at once`() async throws {
    let server = ScriptedServer(.json("[\(Self.rick)]"))
    let characters = try await client(server).charactersWithIDs(ids: [900, 7, 900, 0, -1])
    #expect(characters.map(\.id) == [900])
    #expect(server.requests.map(\.path) == ["/api/character/%5B7,900%5D"])
  }

  @Test func `no ids need no request`() async throws {
    let server = ScriptedServer(.status(500))
    #expect(try await client(server).charactersWithIDs(ids: [0, -5]) == [])
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [0, -1, Int.min])
  func `an invalid ID is not requested`(id: Int) async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let outcome = await outcome { try await client.character(id: id) }
    #expect(outcome.error == .notFound(resource: "character \(id)", examples: "numbers from 1"))
    #expect(server.requests.isEmpty)
  }

  @Test func `the environment sets the address`() {
    let standard = RickAndMortyClient.configuration(environment: [:])
    #expect(standard == ServiceConfiguration(baseURL: RickAndMortyClient.defaultBaseURL))
    let other = RickAndMortyClient.configuration(environment: ["RICK_AND_MORTY_API_URL": "http://127.0.0.1:1"]
    )
    #expect(other.baseURL.absoluteString == "http://127.0.0.1:1")
  }
}
