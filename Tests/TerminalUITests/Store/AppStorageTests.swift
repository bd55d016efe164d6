import ComposableArchitecture
import TerminalUI
import Testing

private struct Settings: View {
  @AppStorage("pageSize") private var pageSize = 30
  @AppStorage("theme") private var theme = Theme.light

  enum Theme: String { case light, dark }

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("\(pageSize) rows", value: $pageSize, in: 0...99)
      Button(theme.rawValue) { theme = .dark }
    }
  }
}

private struct OptionalSettings: View {
  @AppStorage("optionalName") private var name: String?
  @AppStorage("optionalTheme") private var theme: Settings.Theme?

  var body: some View {
    VStack(alignment: .leading) {
      Button(name ?? "none") { name = "Ann" }
      Button(theme?.rawValue ?? "none") { theme = .dark }
    }
  }
}

@Observable
private final class Book {
  var title = "Emma"
  var isRead = false
}

private struct BookView: View {
  @Bindable var book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(book.title, isOn: $book.isRead)
      TextField("Title", text: $book.title)
    }
  }
}

/// Properties of views that are stored elsewhere: in the settings, and in observable objects.
@MainActor
@Suite struct AppStorageTests {
  @Test func `a setting is shown, changed and shared`() {
    @Shared(.appStorage("pageSize")) var pageSize = 30
    let probe = ScreenProbe(width: 30, height: 2) { Settings() }
    #expect(probe.text.contains("30 rows"))
    probe.press(.rightArrow)
    #expect(probe.text.contains("31 rows"))
    #expect(pageSize == 31)
    $pageSize.withLock { $0 = 7 }
    #expect(probe.text.contains("7 rows"))
  }

  @Test func `a setting may have a raw value`() {
    let probe = ScreenProbe(width: 30, height: 2) { Settings() }
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.contains("[dark]"))
    @Shared(.appStorage("theme")) var theme = Settings.Theme.light
    #expect(theme == .dark)
  }

  @Test func `the properties of an observable object are bound`() {
    let book = Book()
    let probe = ScreenProbe(width: 30, height: 2) { BookView(book: book) }
    #expect(probe.text == "[ ] Emma\nEmma")
    probe.press(.return)
    #expect(book.isRead)
    probe.press(.tab)
    probe.type("!")
    #expect(book.title == "Emma!")
    #expect(probe.text == "[x] Emma!\nEmma!")
    #expect(Bindable(book).title.wrappedValue == "Emma!")
  }

  @Test func `an optional setting is nil until it is stored`() {
    let probe = ScreenProbe(width: 30, height: 2) { OptionalSettings() }
    #expect(probe.text == "[none]\n[none]")
    probe.press(.return)
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "[Ann]\n[dark]")
    @Shared(.appStorage("optionalName")) var name: String?
    #expect(name == "Ann")
  }

  @Test func `views around set the settings`() {
    let store = AppStorageStore.inMemory
    store.set(7, forKey: "pageSize")
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Settings().defaultAppStorage(store)
        Settings()
      }
    }
    #expect(probe.text == "‹ 7 rows ›\n[light]\n‹ 30 rows ›\n[light]", "\(probe.text)")
    probe.press(.rightArrow)
    #expect(store.integer(forKey: "pageSize") == 8)
    #expect(probe.text.contains("8 rows"))
    #expect(probe.text.contains("30 rows"))
    store.set(9, forKey: "pageSize")
    #expect(probe.text.contains("9 rows"))
  }
}
