import ComposableArchitecture
import Foundation

struct Book: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isFavorite = false
  var loanedTo: String?
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Book>>.Default {
  static var books: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "books.json")), default: []]
  }
}

/// A shared collection, and state derived from its elements.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    @Shared(.books) var books
    @Presents var detail: BookDetail.State?
    var rows: IdentifiedArrayOf<BookRow.State> = []
    var favorites: [Book] { books.filter(\.isFavorite) }
  }

  enum Action {
    case bookTapped(id: Book.ID)
    case clearButtonTapped
    case detail(PresentationAction<BookDetail.Action>)
    case lendAllButtonTapped(to: String)
    case onAppear
    case rows(IdentifiedActionOf<BookRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .bookTapped(id):
        guard let book = Shared(state.$books[id: id]) else { return .none }
        state.detail = BookDetail.State(book: book)
        return .none

      case .clearButtonTapped:
        state.rows = []
        state.$books.withLock { $0.removeAll() }
        return .none

      case .detail(.presented(.delegate(.deleted))):
        guard let detail = state.detail else { return .none }
        // The element is read while the collection it is derived from is changed.
        state.$books.withLock { _ = $0.remove(id: detail.book.id) }
        state.rows.remove(id: detail.book.id)
        return .none

      case .detail:
        return .none

      case let .lendAllButtonTapped(name):
        state.$books.withLock { books in
          for id in books.ids { books[id: id]?.loanedTo = name }
        }
        return .none

      case .onAppear:
        state.rows = IdentifiedArray(uniqueElements: state.$books.elements.map { BookRow.State(book: $0) })
        return .none

      case .rows(.element(let id, action: .deleteButtonTapped)):
        state.rows.remove(id: id)
        state.$books.withLock { $0.removeAll { $0.id == id } }
        return .none

      case .rows:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { BookDetail() }
    .forEach(\.rows, action: \.rows) { BookRow() }
  }
}

@Reducer
struct BookRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    @Shared var book: Book
    var id: Book.ID { book.id }
  }

  enum Action {
    case deleteButtonTapped
    case favoriteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        return .none
      case .favoriteButtonTapped:
        state.$book.isFavorite.withLock { $0.toggle() }
        return .none
      }
    }
  }
}

/// Alerts and dialogs without a reducer, and not in `@Presents`.
@Reducer
struct BookDetail {
  @ObservableState
  struct State: Equatable {
    @Shared var book: Book
    var alert: AlertState<Action.Alert>?
    var dialog: ConfirmationDialogState<Action.Dialog>?
  }

  enum Action {
    case alert(Alert)
    case delegate(Delegate)
    case deleteButtonTapped
    case dialog(Dialog)
    case lendButtonTapped

    enum Alert { case confirmDeletion }
    @CasePathable
    enum Delegate { case deleted }
    enum Dialog: Equatable { case lend(to: String), takeBack }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.confirmDeletion):
        return .concatenate(.send(.delegate(.deleted)), .run { _ in await dismiss() })

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete “\(state.book.title)”?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
        }
        return .none

      case .dialog(let choice):
        state.$book.withLock { book in
          switch choice {
          case .lend(let name): book.loanedTo = name
          case .takeBack: book.loanedTo = nil
          }
        }
        return .none

      case .lendButtonTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Lend it to…")
        } actions: {
          ButtonState(action: .lend(to: "Ada")) { TextState("Ada") }
          ButtonState(action: .takeBack) { TextState("Nobody") }
        }
        return .none
      }
    }
    .ifLet(\.alert, action: \.alert)
    .ifLet(\.dialog, action: \.dialog) {}
  }
}
