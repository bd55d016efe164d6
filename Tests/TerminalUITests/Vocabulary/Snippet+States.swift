import ComposableArchitecture
import TerminalUI

private struct Counter: View {
  @State private var count = 3

  var body: some View {
    HStack {
      Text("\(count)")
      Stepper("Count", value: $count, in: 0...9)
      Button("Reset") { count = 0 }
    }
  }
}

private struct Login: View {
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Password", text: $password).focused($field, equals: .password)
      Button("Sign In") { field = nil }.disabled(name.isEmpty)
    }
    .onAppear { field = .name }
  }
}

private struct Row: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Row", isOn: $isOn) }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

@Reducer
private struct Feature {
  @ObservableState
  struct State: Equatable {
    var name = "Rick"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    if store.name.isEmpty {
      Text("Nameless")
    } else {
      TextField("Name", text: $store.name)
    }
  }
}

@Observable
private final class Book {
  var title = "Emma"
}

private struct BookView: View {
  @Bindable var book: Book

  var body: some View { TextField("Title", text: $book.title) }
}

private struct BookEditor: View {
  @Environment(Book.self) private var book

  var body: some View {
    @Bindable var book = book
    TextField("Title", text: $book.title)
  }
}

private struct BookTitle: View {
  @Environment(Book.self) private var book: Book?

  var body: some View { Text(book?.title ?? "no book") }
}

private struct Starting: View {
  @State private var count: Int

  init(count: Int) { _count = State(initialValue: count) }

  var body: some View { Text("\(count)") }
}

private struct PageSize: View {
  @AppStorage("pageSize") private var pageSize = 30

  var body: some View { Stepper("\(pageSize) rows", value: $pageSize, in: 10...90, step: 10) }
}

private struct Nickname: View {
  @AppStorage("nickname") private var name: String?

  var body: some View { Text(name ?? "no name") }
}

private struct Choice: View {
  let number: Int

  var body: some View {
    switch number {
    case 0: Text("none")
    case 1: Text("one")
    default: ForEach(0..<number, id: \.self) { Text("\($0)") }
    }
  }
}

extension Snippet {
  static var states: [Snippet] {
    [
      Snippet("@State", draws: "3") { Counter() },
      Snippet("@FocusState", draws: "Name") { Login() },
      Snippet("focused(_:equals:)", draws: "Password") { Login() },
      Snippet("@Binding", draws: "Row") { Row(isOn: .constant(true)) },
      Snippet("State(initialValue:)", draws: "7") { Starting(count: 7) },
      Snippet("@Environment(_:) of an object", draws: "Emma") { BookEditor().environment(Book()) },
      Snippet("@Environment(_:) of an object", draws: "no book") { BookTitle() },
      Snippet("environment(_:)", draws: "Emma") { BookTitle().environment(Book()) },
      Snippet("Binding.constant(_:)", draws: "Row") { Row(isOn: .constant(false)) },
      Snippet("@Environment", draws: "Close") { Closing() },
      Snippet("@Bindable", draws: "Rick") { FeatureView(store: Store(initialState: .init()) { Feature() }) },
      Snippet("@Bindable", draws: "Emma") { BookView(book: Book()) },
      Snippet("Bindable(_:)", draws: "Emma") { TextField("Title", text: Bindable(Book()).title) },
      Snippet("@AppStorage", draws: "30 rows") { PageSize() },
      Snippet("@AppStorage", draws: "no name") { Nickname() },
      Snippet("View", draws: "one") { Choice(number: 1) },
      Snippet("if, switch and for in a body", draws: "1") { Choice(number: 2) },
      Snippet("AnyView", draws: "a") { AnyView(Text("a")) },
      Snippet("AnyView(erasing:)", draws: "a") { AnyView(erasing: Text("a")) },
    ]
  }
}
