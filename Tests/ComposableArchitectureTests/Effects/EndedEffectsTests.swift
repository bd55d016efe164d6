import ComposableArchitecture
import Testing

/// The effects of a presented child, in each way in which its parent can remove or keep it.
@MainActor
@Suite struct EndedEffectsTests {
  /// A change that the parent makes to its state, and whether the effects of the child go on after it.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var goesOn = false
    let change: @Sendable (inout PhotoAlbum.State) -> Void
  }

  nonisolated static let changes: [Change] = [
    Change(testDescription: "nothing", goesOn: true) { _ in },
    Change(testDescription: "set to nil") { $0.page = nil },
    Change(testDescription: "the presentation set to another") {
      $0.$page = PresentationState(wrappedValue: nil)
    },
    Change(testDescription: "replaced by another") { $0.page = .photo(AlbumPhoto.State(id: 1)) },
    Change(testDescription: "changed in place to another id") { $0.page?.modify(\.photo) { $0.id = 1 } },
    Change(testDescription: "changed in place to another case") { $0.page?.becomeText() },
    Change(testDescription: "emptied through a function") { clear(&$0.page) },
    Change(testDescription: "swapped") { ($0.page, $0.other) = ($0.other, $0.page) },
    Change(testDescription: "the state from before") { $0 = PhotoAlbum.State(count: $0.count) },
    Change(testDescription: "a copy changed", goesOn: true) { state in
      var copy = state
      copy.page = nil
      state.other = copy.page
    },
    Change(testDescription: "changed in place", goesOn: true) { $0.page?.modify(\.photo) { $0.likes += 1 } },
    Change(testDescription: "a copy put back", goesOn: true) { state in
      let copy = state.page
      state.page = nil
      state.page = copy
    },
  ]

  nonisolated private static func clear(_ page: inout AlbumPage.State?) { page = nil }

  @Test(arguments: changes) func `effects end when the child is another or has been removed`(_ change: Change)
    async
  {
    let isCancelled = LockIsolated(false)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: PhotoAlbum.State(page: .photo(AlbumPhoto.State(id: 0)))) {
      PhotoAlbum()
    } withDependencies: {
      $0.watch = {
        await withTaskCancellationHandler {
          started.finish()
          try? await Task.never()
        } onCancel: {
          isCancelled.setValue(true)
        }
      }
    }
    let effect = store.send(.page(.presented(.photo(.watch))))
    for await _ in starts {}
    // Checked once before, so that only what has changed since is looked at.
    store.send(.change { $0.count += 1 })
    #expect(!isCancelled.value)
    store.send(.change(change.change))
    #expect(isCancelled.value == !change.goesOn)
    store.send(.change { $0.page = nil })
    await effect.finish()
  }
}

extension DependencyValues {
  @DependencyEntry fileprivate var watch: @Sendable () async -> Void = {}
}

@Reducer
struct AlbumPhoto {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
    var likes = 0
  }

  enum Action: Sendable { case watch }

  @Dependency(\.watch) fileprivate var watch

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [watch] _ in await watch() }
    }
  }
}

@Reducer
struct AlbumPage {
  @ObservableState
  enum State: Equatable {
    case photo(AlbumPhoto.State)
    case text(String)

    mutating func becomeText() { self = .text("") }
  }

  enum Action: Sendable { case photo(AlbumPhoto.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(\.photo, action: \.photo) { AlbumPhoto() }
  }
}

@Reducer
struct PhotoAlbum {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var page: AlbumPage.State?
    @Presents var other: AlbumPage.State?
  }

  enum Action: Sendable {
    case change(@Sendable (inout State) -> Void)
    case page(PresentationAction<AlbumPage.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.$page, action: \.page) { AlbumPage() }
  }
}
