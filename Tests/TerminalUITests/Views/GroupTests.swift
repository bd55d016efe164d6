import ComposableArchitecture
import TerminalUI
import Testing

/// Groups, conditions and empty views: transparent in a container, a column as a whole.
@MainActor
@Suite struct GroupTests {
  private func text(_ view: some View, width: Int = 12, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a container lays out the views of a group`() {
    let view = HStack {
      Group {
        Text("a")
        Group { Text("b") }
      }
      AnyView(
        Group {
          Text("c")
          Text("d")
        }
      )
      Text("e")
    }
    #expect(text(view) == "a b c d e")
  }

  @Test func `a modifier changes a group as a whole`() {
    let group = Group {
      Text("a")
      Text("long")
    }
    #expect(text(group.border(.square), height: 5) == "┌────┐\n│ a  │\n│long│\n└────┘")
    #expect(text(HStack { group.padding(.leading, 2) }) == "   a\n  long")
    #expect(text(HStack { group.bold() }) == "a long")
  }

  @Test func `several views on a screen are a column`() {
    struct Screen: View {
      var body: some View {
        Text("a")
        Text("long")
      }
    }
    #expect(text(Screen()) == " a\nlong")
    #expect(text(HStack { Screen() }) == "a long")
  }

  @Test func `views without content take no room and no spacing`() {
    let nothing: Text? = nil
    let view = HStack(spacing: 2) {
      Text("a")
      EmptyView()
      nothing
      if Bool(false) { Text("never") }
      Group {}
      AnyView(EmptyView())
      for _ in 0..<0 { Text("never") }
      Text("b")
    }
    #expect(text(view) == "a  b")
    #expect(text(EmptyView()) == "")
    #expect(text(EmptyView().border(.square)) == "┌┐\n└┘")
  }

  @Test func `a branch may have many views or none`() {
    func view(_ number: Int) -> some View {
      VStack(alignment: .leading) {
        Text("first")
        if number > 1 {
          Text("many")
          Text("views")
        } else if number > 0 {
          Text("one")
        }
        Text("last")
      }
    }
    #expect(
      (0...2).map { text(view($0)) } == ["first\nlast", "first\none\nlast", "first\nmany\nviews\nlast"]
    )
  }

  // MARK: Rows

  @Test func `rows begin at the left, whatever is around or inside them`() {
    let list = List {
      Text("plain")
      Group { Text("bold") }.bold()
      Toggle("off", isOn: .constant(false)).disabled(true)
      Button("button") {}.foregroundColor(.red)
      ForEach(0..<2) { number in
        if number == 0 { Text("zero") } else { Text("one").padding(.leading, 1) }
      }
      ForEach(["two"], id: \.self) { text in
        Text(text)
        Text("lines")
      }
      .italic()
      AnyView(Text("any")).tag(1)
    }
    #expect(
      text(list, width: 20, height: 12) == """
        plain
        bold
        [ ] off
        button
        zero
         one
        two
        lines
        any
        """
    )
  }

  @Test func `the whole row is selected`() {
    let probe = ScreenProbe(width: 10, height: 2) { List { ForEach(["a"], id: \.self) { Text($0) }.bold() } }
    #expect(probe.text == "a")
    #expect((0..<10).allSatisfy { probe.frame.style(x: $0, y: 0).isHighlighted })
  }
}
