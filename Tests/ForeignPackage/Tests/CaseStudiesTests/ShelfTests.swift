import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ShelfTests {
  @Shared(.books) var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dubliners")]

  private func testStore() -> TestStoreOf<Shelf> {
    TestStore(initialState: .init()) { Shelf() }
  }

  @Test func rowsShareTheirBooks() async {
    let store = testStore()
    await store.send(.onAppear) {
      $0.rows = IdentifiedArray(uniqueElements: $0.$books.elements.map { BookRow.State(book: $0) })
    }
    await store.send(\.rows[id: 2].favoriteButtonTapped) {
      $0.$books.withLock { $0[id: 2]?.isFavorite = true }
    }
    #expect(store.state.rows[id: 2]?.book.isFavorite == true)
    #expect(store.state.favorites.map(\.id) == [2])
    await store.send(\.lendAllButtonTapped, "Ada") {
      $0.rows[id: 1]?.$book.withLock { $0.loanedTo = "Ada" }
      $0.rows[id: 2]?.$book.withLock { $0.loanedTo = "Ada" }
    }
    await store.send(\.rows[id: 1].deleteButtonTapped) {
      $0.rows.remove(id: 1)
      $0.$books.withLock { $0.remove(id: 1) }
    }
    #expect(books.map(\.id) == [2])
    await store.send(.clearButtonTapped) {
      $0.rows = []
      $0.$books.withLock { $0 = [] }
    }
  }

  @Test func aBookIsDeletedWhileItIsShown() async throws {
    let store = testStore()
    let book = try #require(Shared($books[id: 2]))
    await store.send(.bookTapped(id: 2)) { $0.detail = BookDetail.State(book: book) }
    await store.send(\.detail.deleteButtonTapped) {
      $0.detail?.alert = AlertState {
        TextState("Delete “Dubliners”?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      }
    }
    await store.send(\.detail.alert, .confirmDeletion) { $0.detail?.alert = nil }
    await store.receive(\.detail.delegate.deleted) {
      $0.$books.withLock { _ = $0.remove(id: 2) }
    }
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func aDialogIsClearedAfterItsAction() async throws {
    let book = try #require(Shared($books[id: 1]))
    let store = TestStore(initialState: .init(book: book)) { BookDetail() }
    await store.send(.lendButtonTapped) {
      $0.dialog = ConfirmationDialogState {
        TextState("Lend it to…")
      } actions: {
        ButtonState(action: .lend(to: "Ada")) { TextState("Ada") }
        ButtonState(action: .takeBack) { TextState("Nobody") }
      }
    }
    await store.send(.dialog(.lend(to: "Ada"))) {
      $0.dialog = nil
      $0.$book.withLock { $0.loanedTo = "Ada" }
    }
    #expect(books[id: 1]?.loanedTo == "Ada")
  }
}
