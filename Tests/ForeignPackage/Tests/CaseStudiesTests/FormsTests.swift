import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct FormsTests {
  @Test
  func bindings() async {
    let store = TestStore(initialState: BindingForm.State()) {
      BindingForm()
    }
    await store.send(.set(\.sliderValue, 2)) {
      $0.sliderValue = 2
    }
    await store.send(\.binding.stepCount, 1) {
      $0.sliderValue = 1
      $0.stepCount = 1
    }
    await store.send(.binding(.set(\.text, "Blob"))) {
      $0.text = "Blob"
      $0.saves = 1
    }
    await store.send(\.binding.toggleIsOn, true) { $0.toggleIsOn = true }
    await store.send(.resetButtonTapped) {
      $0 = BindingForm.State()
    }
  }

  @Test
  func viewActions() async {
    let store = TestStore(initialState: LoginForm.State()) {
      LoginForm()
    }
    await store.send(.view(.onAppear))
    await store.send(\.view.binding.email, "blob@pointfree.co") {
      $0.email = "blob@pointfree.co"
      $0.changes = 1
    }
    await store.send(\.view.submitButtonTapped) { $0.attempts = 1 }
    await store.receive(\.validated) { $0.isValid = true }
    #expect(store.bindings(action: \.view).email == "blob@pointfree.co")

    let live = Store(initialState: LoginForm.State(email: "blob")) { LoginForm() }
    let view = LoginView(store: live)
    #expect(view.title == "Sign in")
    view.submit()
    #expect(view.title == "Welcome, blob")
  }

  @Test
  func search() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { @Sendable _ in
        GeocodingSearch(results: [GeocodingSearch.Result(id: 1, name: "Brooklyn")])
      }
      $0.weatherClient.forecast = { @Sendable _ in [20, 30] }
    }
    await store.send(.searchQueryChanged("B")) { $0.searchQuery = "B" }
    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.success) {
      $0.results = [GeocodingSearch.Result(id: 1, name: "Brooklyn")]
    }
    await store.send(.searchResultTapped(store.state.results[0])) {
      $0.resultForecastRequestInFlight = $0.results[0]
    }
    await store.receive(\.forecastResponse) {
      $0.resultForecastRequestInFlight = nil
      $0.weather = Search.State.Weather(id: 1, days: [20, 30])
    }
    await store.send(.searchQueryChanged("")) {
      $0.results = []
      $0.weather = nil
      $0.searchQuery = ""
    }
  }

  @Test
  func views() async {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let controller = CounterController(store: store)
    controller.incrementButtonTapped()
    for await state in store.states where state.sum == 1 { break }
    while controller.labels.count < 2 { await Task.yield() }
    #expect(controller.labels == ["0 + 0 = 0", "1 + 0 = 1"])

    let counter = store.scope(state: \.counter1, action: \.counter1)
    let legacy = LegacyCounterView(store: counter)
    #expect(legacy.viewStore.isPositive)
    await legacy.viewStore.send(.decrementButtonTapped).finish()
    #expect(!legacy.viewStore.state.isPositive)
    #expect(counter.withState(\.count) == 0)
  }
}
