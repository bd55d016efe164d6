import FavoritesClient
import Models
import Testing

@Suite(.timeLimit(.minutes(30))) struct InMemoryFavoritesTests {
  @Test func `it begins with the given favorites in order`() async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2, .mock])
    #expect(try await client.all() == [.mock2, .mock])
  }

  @Test func `a repository is never there twice`() async throws {
    let client = FavoritesClient.inMemory()
    var starred = Repository.mock
    starred.stars = 4_000
    #expect(try await client.add(.mock))
    #expect(try await !client.add(starred))
    #expect(try await client.all() == [starred])
  }

  @Test(arguments: [[], [Repository.mock], [.mock, .mock2]])
  func `toggling twice is the identity`(favorites: [Repository]) async throws {
    let client = FavoritesClient.inMemory(favorites)
    let before = try await client.all()
    let first = try await client.toggle(.mock)
    #expect(first == favorites.isEmpty)
    #expect(try await client.toggle(.mock) == !first)
    #expect(try await client.all() == before)
  }

  @Test func `removing says whether it was there`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    #expect(try await client.remove(id: Repository.mock.id))
    #expect(try await !client.remove(id: Repository.mock.id))
  }

  @Test func `refreshing updates stored copies and adds none`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    var starred = Repository.mock
    starred.stars = 4_000
    try await client.refresh([starred, .mock2])
    #expect(try await client.all() == [starred])
  }

  @Test func `clearing says how many there were`() async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    #expect(try await client.clear() == 2)
    #expect(try await client.all() == [])
  }

  @Test func `observers see the favorites and every change`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    var favorites = client.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
    _ = try await client.toggle(.mock2)
    #expect(try await favorites.next() == [.mock2, .mock])
    _ = try await client.clear()
    #expect(try await favorites.next() == [])
  }

  @Test func `what changes nothing is not seen`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    var favorites = client.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
    _ = try await client.add(.mock)
    try await client.refresh([.mock, .mock2])
    _ = try await client.add(.mock2)
    #expect(try await favorites.next() == [.mock2, .mock])
  }

  @Test func `each has its own favorites`() async throws {
    let first = FavoritesClient.inMemory()
    _ = try await first.add(.mock)
    #expect(try await FavoritesClient.inMemory().all() == [])
  }
}
