import ComposableArchitecture
import Foundation
import Testing

@testable import MainActorByDefault

struct ContactsTests {
  private let clock = TestClock()
  private let blob = Contact(id: UUID(0), name: "Blob")

  private func testStore(_ state: Contacts.State = Contacts.State()) -> TestStoreOf<Contacts> {
    TestStore(initialState: state) {
      Contacts()
    } withDependencies: { [clock, blob] in
      $0.contactClient.fetch = { _ in [blob] }
      $0.contactClient.isFavorite = { _ in true }
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  @Test func loading() async {
    let store = testStore()
    await store.send(.task) {
      $0.isLoading = true
      $0.$visits.withLock { $0 = 1 }
    }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.contacts = [blob]
    }
  }

  @Test func adding() async {
    let store = testStore()
    await store.send(.addButtonTapped) {
      $0.destination = .add(AddContact.State(contact: Contact(id: UUID(0), name: "")))
    }
    await store.send(\.destination.add.binding.contact, Contact(id: UUID(0), name: "Blob\n")) {
      $0.destination?.modify(\.add) { $0.contact.name = "Blob" }
    }
    await store.send(.destination(.presented(.add(.saveButtonTapped))))
    await store.receive(\.destination.add.delegate.saved) { $0.contacts = [blob] }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func deleting() async {
    let store = testStore(Contacts.State(contacts: [blob]))
    await store.send(.deleteButtonTapped(id: blob.id)) { $0.destination = .alert(.delete(blob)) }
    await store.send(\.destination.alert.confirmDeletion, blob.id) {
      $0.contacts = []
      $0.destination = nil
    }
  }

  @Test func aStoreAndItsViews() {
    let model = ContactsModel(
      store: Store(initialState: Contacts.State(path: StackState([ContactDetail.State(contact: blob)]))) {
        Contacts()
      } withDependencies: {
        $0.contactClient.isFavorite = { _ in true }
      }
    )
    model.details[0].tap()
    #expect(model.details.map(\.title) == ["★ Blob"])
  }
}
