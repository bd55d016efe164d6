import ComposableArchitecture
import TerminalUI
import Testing

/// The labels of fields, the alignment of their text, and fields that grow.
@MainActor
@Suite struct FieldLookTests {
  private func lines(_ probe: ScreenProbe) -> [String] {
    probe.draw()
    return Array(probe.frame.lines)
  }

  @Test func `an empty field shows the text of its label, or its prompt`() {
    let view = VStack(alignment: .leading) {
      TextField(text: .constant("")) { Label("Name", systemImage: "star.fill") }
      TextField(text: .constant(""), prompt: Text("Required")) { Text("Name") }
      SecureField(text: .constant("")) { Text("Password") }
    }
    #expect(render(view, width: 20, height: 3).text == "★ Name\nRequired\nPassword")
  }

  @Test func `a label follows what it shows`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful(1) { count in
        TextField(text: .constant("")) { Text("Name \(count.wrappedValue)") }
        Button("More") { count.wrappedValue += 1 }
      }
    }
    probe.press(.return)
    #expect(probe.text.hasPrefix("Name 2"))
  }

  @Test func `an empty text makes an optional value nil`() {
    let values = Recorder<Int?>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(7 as Int?) { [values] value in
        TextField("N", value: value, format: .number)
          .onChange(of: value.wrappedValue) { values.values.append($1) }
      }
    }
    probe.press(.tab)
    probe.press(.delete)
    #expect(probe.text == "N")
    probe.type("12")
    #expect(values.values == [nil, 1, 12])
  }

  @Test func `the text of a field is aligned, and the cursor with it`() {
    let probe = ScreenProbe(width: 6, height: 2) {
      VStack {
        TextField("Name", text: .constant("abc"))
        TextField("Name", text: .constant(""))
      }
      .multilineTextAlignment(.trailing)
    }
    #expect(lines(probe) == ["   abc", "  Name"])
    probe.press(.tab)
    // The cursor behind the text needs a column.
    #expect(lines(probe) == ["  abc", "  Name"])
    #expect(probe.frame.cursor == .some(Point(x: 5, y: 0)))
  }

  @Test func `each line of an editor is aligned, and the cursor keeps its column`() {
    let probe = ScreenProbe(width: 6, height: 2) {
      TextEditor(text: .constant("ab cdef")).multilineTextAlignment(.trailing)
    }
    #expect(lines(probe) == ["    ab", "  cdef"])
    probe.press(.tab)
    #expect(probe.frame.cursor == .some(Point(x: 5, y: 1)))
    probe.press(.leftArrow)
    probe.press(.upArrow)
    #expect(lines(probe) == ["   ab", " cdef"])
    #expect(probe.frame.cursor == .some(Point(x: 4, y: 0)))
  }

  @Test func `a vertical field grows with its text, within its limits`() {
    let probe = ScreenProbe(width: 8, height: 6) {
      Stateful("") { text in
        VStack(alignment: .leading) {
          TextField("Notes", text: text, axis: .vertical).lineLimit(2...3)
          Text("end")
        }
      }
    }
    #expect(lines(probe) == ["Notes", "", "end", "", "", ""])
    probe.press(.tab)
    probe.type("one")
    probe.press(.return)
    probe.type("two")
    probe.press(.return)
    probe.type("three")
    #expect(lines(probe) == ["one", "two", "three", "end", "", ""])
    probe.press(.return)
    probe.type("four")
    #expect(lines(probe) == ["two", "three", "four", "end", "", ""])
  }

  @Test func `a text has room for the least number of lines`() {
    let view = VStack(alignment: .leading) {
      Text("a").lineLimit(2...3)
      Text("b\nc\nd").lineLimit(...2)
      Text("e").lineLimit(2, reservesSpace: true)
      Text("f").lineLimit(2).lineLimit(2...)
    }
    #expect(render(view, width: 8, height: 8).text == "a\n\nb\nc…\ne\n\nf")
  }
}
