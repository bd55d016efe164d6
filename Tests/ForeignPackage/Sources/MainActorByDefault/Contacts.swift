import ComposableArchitecture
import Foundation

// Features of a module that is isolated to the main actor by default, like a new app in Xcode. The only exceptions are
// a model outside the features, and protocol extensions, as the language requires.

nonisolated struct Contact: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
}

@DependencyClient
struct ContactClient: Sendable {
  var fetch: @Sendable (_ limit: Int) async throws -> [Contact]
  var isFavorite: @Sendable (UUID) -> Bool = { _ in false }
}

extension ContactClient: DependencyKey {
  static let liveValue = ContactClient(
    fetch: { limit in (0..<limit).map { Contact(id: UUID(), name: "Contact \($0)") } },
    isFavorite: { _ in true }
  )
  static let testValue = ContactClient()
}

extension DependencyValues {
  var contactClient: ContactClient {
    get { self[ContactClient.self] }
    set { self[ContactClient.self] = newValue }
  }
}

extension AlertState where Action == Contacts.Destination.Alert {
  static func delete(_ contact: Contact) -> Self {
    Self {
      TextState("Delete \(contact.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(id: contact.id)) { TextState("Delete") }
    }
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  nonisolated static var visits: Self { Self[.inMemory("visits"), default: 0] }
}

@Reducer
struct Contacts {
  @Reducer
  enum Destination {
    case add(AddContact)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert: Equatable { case confirmDeletion(id: UUID) }
  }

  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    var isLoading = false
    var seconds = 0
    @Presents var destination: Destination.State?
    var path = StackState<ContactDetail.State>()
    @Shared(.visits) var visits
  }

  enum Action {
    case addButtonTapped
    case deleteButtonTapped(id: Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<ContactDetail>)
    case response(Result<[Contact], any Error>)
    case tick
    case task
  }

  enum CancelID { case timer }

  @Dependency(\.contactClient) var contactClient
  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(AddContact.State(contact: Contact(id: uuid(), name: "")))
        return .none
      case .deleteButtonTapped(let id):
        state.destination = state.contacts[id: id].map { .alert(.delete($0)) }
        return .none
      case .destination(.presented(.add(.delegate(.saved(let contact))))):
        state.contacts.append(contact)
        return .none
      case .destination(.presented(.alert(.confirmDeletion(let id)))):
        state.contacts.remove(id: id)
        return .none
      case .destination, .path:
        return .none
      case .response(let result):
        return update(&state, with: result)
      case .tick:
        state.seconds += 1
        return .none
      case .task:
        state.isLoading = true
        state.$visits.withLock { $0 += 1 }
        return .merge(
          .run { send in
            await send(.response(Result { try await contactClient.fetch(limit: 2) }))
          },
          .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }
          .cancellable(id: CancelID.timer)
        )
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { ContactDetail() }
  }

  private func update(_ state: inout State, with result: Result<[Contact], any Error>) -> Effect<Action> {
    state.isLoading = false
    state.contacts = IdentifiedArray(uniqueElements: (try? result.get()) ?? [])
    return .cancel(id: CancelID.timer)
  }
}

nonisolated extension Contacts.Destination.State: Equatable {}

@Reducer
struct AddContact {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate: Equatable { case saved(Contact) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.contact.name) { _, name in
        Reduce { state, _ in
          state.contact.name = name.trimmingCharacters(in: .newlines)
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await dismiss()
        }
      }
    }
  }
}

@Reducer
struct ContactDetail {
  @ObservableState
  struct State: Equatable {
    let contact: Contact
    var isFavorite = false
  }

  enum Action: ViewAction {
    case view(View)

    enum View { case favoriteButtonTapped }
  }

  @Dependency(\.contactClient) var contactClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.favoriteButtonTapped):
        state.isFavorite = contactClient.isFavorite(state.contact.id)
        return .none
      }
    }
  }
}

/// A stand-in for a view, isolated to the main actor by default.
@ViewAction(for: ContactDetail.self)
struct ContactDetailView {
  let store: StoreOf<ContactDetail>

  var title: String { store.isFavorite ? "★ \(store.contact.name)" : store.contact.name }

  func tap() { send(.favoriteButtonTapped) }
}

final class ContactsModel {
  let store: StoreOf<Contacts>

  init(store: StoreOf<Contacts>) { self.store = store }

  var details: [ContactDetailView] {
    store.scope(state: \.path, action: \.path).map { ContactDetailView(store: $0) }
  }
}
