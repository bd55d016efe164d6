import ComposableArchitecture
import TerminalUI
import Testing

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

/// Styles of fonts, labels, lists and pickers.
@MainActor
@Suite struct StyleTests {
  private func text(_ view: some View) -> String { render(view, width: 20, height: 6).text }

  @Test func `a label style shows the title, the icon or both`() {
    let label = Label("Star", systemImage: "star")
    #expect(text(label) == "☆ Star")
    #expect(text(label.labelStyle(.titleOnly)) == "Star")
    #expect(text(label.labelStyle(.iconOnly)) == "☆")
    #expect(text(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)) == "☆ Star")
    #expect(text(label.labelStyle(Stacked())) == " ☆\nStar")
  }

  @Test func `a grouped list has an empty line between sections`() {
    let list = List {
      Section("A") { Text("a") }
      Section { Text("b") }
    }
    #expect(text(list) == "A\na\nb")
    #expect(text(list.listStyle(.plain)) == "A\na\nb")
    #expect(text(list.listStyle(.insetGrouped)) == "A\na\n\nb")
  }

  @Test func `the rows of a grouped list keep their selection`() {
    let list = Stateful("b") { selection in
      List(selection: Binding(get: { selection.wrappedValue }, set: { selection.wrappedValue = $0 ?? "" })) {
        Section { Text("a").tag("a") }
        Section { Text("b").tag("b") }
      }
      .listStyle(.grouped)
    }
    let probe = ScreenProbe(width: 10, height: 5) { list }
    #expect(probe.text == "a\n\nb")
    #expect(probe.isFocused("b"))
    probe.press(.upArrow)
    #expect(probe.isFocused("a"))
  }

  @Test func `a picker shows all choices in a row or a column`() {
    let picker = Picker("P", selection: .constant(2)) { ForEach(1..<4) { Text("\($0)") } }
    #expect(text(picker) == "P: ‹ 2 ›")
    #expect(text(picker.pickerStyle(.segmented)) == "P: 1 │ 2 │ 3")
    #expect(text(picker.pickerStyle(.inline)) == "P\n○ 1\n● 2\n○ 3")
    let frame = render(picker.pickerStyle(.segmented), width: 20, height: 1)
    #expect(frame.style(of: "2")?.attributes.isSuperset(of: [.bold, .underline]) == true)
    #expect(frame.style(of: "3")?.attributes.isDisjoint(with: [.bold, .underline]) == true)
  }

  @Test func `a segmented picker without room for all choices shows the selected one`() {
    let picker = Picker("P", selection: .constant(2)) {
      ForEach(1..<6) { Text("choice \($0)") }
    }
    .pickerStyle(.segmented)
    #expect(render(picker, width: 60, height: 1).text.hasPrefix("P: choice 1 │ choice 2 │"))
    #expect(render(picker, width: 30, height: 1).text == "P: ‹ choice 2 ›")
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(2) { selection in
        Picker("P", selection: selection) { ForEach(1..<6) { Text("choice \($0)") } }.pickerStyle(.segmented)
      }
    }
    probe.press(.rightArrow)
    #expect(probe.text == "P: ‹ choice 3 ›")
    #expect(probe.isFocused("choice 3"))
    probe.resize(width: 60, height: 1)
    #expect(probe.text.hasPrefix("P: choice 1 │"))
  }

  @Test func `a segmented picker moves by the arrow keys`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(1) { selection in
        Picker("", selection: selection) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.segmented)
      }
    }
    probe.press(.rightArrow)
    #expect(probe.frame.style(of: "2")?.attributes.contains(.underline) == true)
  }

  @Test func `a weight replaces another`() {
    func attributes(_ view: some View) -> CellStyle.Attributes {
      render(view, width: 4, height: 1).style(x: 0, y: 0).attributes
    }
    #expect(attributes(Text("x").fontWeight(.semibold)) == .bold)
    #expect(attributes(Text("x").fontWeight(.thin)) == .dim)
    #expect(attributes(Text("x").bold().fontWeight(.regular)) == [])
    #expect(attributes(Text("x").bold().fontWeight(nil)) == .bold)
    #expect(attributes(Group { Text("x").italic() }.fontWeight(.heavy)) == [.bold, .italic])
    #expect(attributes(Group { Text("x").fontWeight(.regular) }.bold()) == [])
    #expect(attributes(Text("x").font(.headline.weight(.light).italic())) == [.dim, .italic])
    #expect(attributes(Text("x").font(.system(size: 12, weight: .bold))) == .bold)
    #expect(attributes(Text("x").font(.system(.caption, weight: .bold))) == .bold)
    #expect(attributes(Text("x").font(nil)) == [])
  }

  @Test func `a color is a view, and may be mixed with the background`() {
    let frame = render(Color.red.frame(width: 2, height: 1), width: 3, height: 1)
    #expect(frame.style(x: 1, y: 0).background == .red)
    #expect(frame.style(x: 2, y: 0).background == nil)
    #expect(Color.red.opacity(1) == .red)
    #expect(![Color.red, Color.red.opacity(0)].contains(Color.red.opacity(0.5)))
  }
}
