import TerminalUI
import Testing

/// The tag and the label of a view are those of the views around it, whatever the modifiers between.
@MainActor
@Suite struct RowTagTests {
  /// A modifier, and its name.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> some View) {
      testDescription = name
      self.apply = { AnyView(apply($0)) }
    }
  }

  private struct Bold: ViewModifier {
    func body(content: Content) -> some View { content.bold() }
  }

  nonisolated private static let changes = [
    Change("padding") { $0.padding(.horizontal) },
    Change("frame") { $0.frame(maxWidth: .infinity) },
    Change("background") { $0.background(Color.blue) },
    Change("overlay") { $0.overlay { EmptyView() } },
    Change("border") { $0.border() },
    Change("offset") { $0.offset(x: 0) },
    Change("layoutPriority") { $0.layoutPriority(1) },
    Change("fixedSize") { $0.fixedSize() },
    Change("badge") { $0.badge(3) },
    Change("onAppear") { $0.onAppear {} },
    Change("task") { $0.task {} },
    Change("toolbar") { $0.toolbar { EmptyView() } },
    Change("alert") { $0.alert("A", isPresented: .constant(false)) {} },
    Change("sheet") { $0.sheet(isPresented: .constant(false)) { EmptyView() } },
    Change("navigationTitle") { $0.navigationTitle("T") },
    Change("refreshable") { $0.refreshable {} },
    Change("searchable") { $0.searchable(text: .constant("")) },
    Change("onGeometryChange") { $0.onGeometryChange(for: Size.self, of: \.size) { _ in } },
    Change("safeAreaInset") { $0.safeAreaInset(edge: .top) { EmptyView() } },
    Change("modifier") { $0.modifier(Bold()) },
  ]

  @Test(arguments: changes)
  func `a tab keeps its tag and its label`(change: Change) {
    let frame = render(
      TabView(selection: .constant(2)) {
        change.apply(AnyView(Text("one").tabItem { Text("First") }.tag(1)))
        change.apply(AnyView(Text("two").tabItem { Text("Second") }.tag(2)))
      },
      width: 40,
      height: 8
    )
    #expect(frame.text.contains("First") && frame.text.contains("Second"))
    #expect(frame.text.contains("two") && !frame.text.contains("one"))
  }

  @Test(arguments: changes)
  func `a choice keeps its tag`(change: Change) {
    let frame = render(
      Picker("P", selection: .constant(2)) {
        change.apply(AnyView(Text("one").tag(1)))
        change.apply(AnyView(Text("two").tag(2)))
      },
      width: 40,
      height: 8
    )
    #expect(frame.text.contains("two"))
  }

  @Test func `rows keep their tags`() {
    let frame = render(
      List(selection: .constant(2 as Int?)) {
        Text("one").tag(1).padding(.horizontal)
        Text("two").tag(2).padding(.horizontal).onAppear {}
      },
      width: 20,
      height: 4
    )
    #expect(frame.highlighted == ["two"])
  }

  @Test func `elements keep their tags`() {
    let frame = render(
      List(selection: .constant("b" as String?)) {
        ForEach(0..<3) { Text("row \($0)").tag(["a", "b", "c"][$0]).padding(.leading, 1).onAppear {} }
      },
      width: 20,
      height: 4
    )
    #expect(frame.highlighted == ["row 1"])
  }

  @Test func `elements are tabs with labels`() {
    let frame = render(
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { name in
          Text("screen \(name)").tabItem { Text("Tab \(name)") }.task {}
        }
      },
      width: 40,
      height: 4
    )
    #expect(frame.text.contains("Tab a") && frame.text.contains("screen b"))
  }

  @Test func `each row of several gets the modifier`() {
    let frame = render(
      List {
        Group {
          Text("a"); Text("b")
        }.padding(.leading, 2)
      },
      width: 10,
      height: 4
    )
    let alone = render(
      List {
        Text("a").padding(.leading, 2); Text("b").padding(.leading, 2)
      },
      width: 10,
      height: 4
    )
    #expect(frame.text == alone.text)
  }
}
