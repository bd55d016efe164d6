import ComposableArchitecture
import TerminalUI
import Testing

@Observable
private final class Book {
  var title = "Emma"
}

/// Objects in the environment.
@MainActor
@Suite struct EnvironmentObjectTests {
  private struct Title: View {
    @Environment(Book.self) private var book: Book?

    var body: some View { Text(book?.title ?? "none") }
  }

  private struct Editor: View {
    @Environment(Book.self) private var book

    var body: some View {
      @Bindable var book = book
      TextField("Title", text: $book.title)
      Button("Clear") { self.book.title = "" }
    }
  }

  @Test func `a view reads the nearest object of a type`() {
    let persuasion = Book()
    persuasion.title = "Persuasion"
    let view = VStack(alignment: .leading) {
      Title()
      Title().environment(persuasion)
      Title().environment(nil as Book?)
    }
    #expect(render(view.environment(Book()), width: 20, height: 3).text == "Emma\nPersuasion\nnone")
    #expect(render(Title(), width: 20, height: 1).text == "none")
  }

  @Test func `a binding and an action change the object for all that read it`() {
    let book = Book()
    let probe = ScreenProbe(width: 20, height: 3) {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) { Editor() }
        Title()
      }
      .environment(book)
    }
    probe.press(.tab)
    probe.type("?")
    #expect(probe.text == "Emma?\n[Clear]\nEmma?")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "Title\n[Clear]")
  }

  @Test func `an object that is replaced is seen by actions too`() {
    let books = [Book(), Book()]
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(0) { index in
        VStack(alignment: .leading) { Editor() }
          .environment(books[index.wrappedValue])
          .onKeyPress(.pageDown) {
            index.wrappedValue = 1
            return .handled
          }
      }
    }
    probe.press(.pageDown)
    probe.press(.tab)
    probe.press(.tab)
    probe.press(.return)
    #expect(books.map(\.title) == ["Emma", ""])
  }

  @Test func `reading a missing object names its type and the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = render(Editor(), width: 20, height: 2) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("type 'Book'"))
    #expect(message.contains("'.environment(object)'"))
  }

  @Test func `modifiers read objects too`() {
    struct Prefix: ViewModifier {
      @Environment(Book.self) private var book

      func body(content: Content) -> some View {
        HStack {
          Button(book.title) { book.title += "!" }
          content
        }
      }
    }
    let probe = ScreenProbe(width: 20, height: 1) { Text("a").modifier(Prefix()).environment(Book()) }
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "[Emma!] a")
  }
}
