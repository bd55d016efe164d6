import ComposableArchitecture
import TerminalUI
import Testing

/// Views that are put together from others, drawn as text.
@MainActor
@Suite struct CompositeViewTests {
  private func text(_ view: some View, width: Int = 24, height: Int = 6) -> String {
    render(view, width: width, height: height).text
  }

  // MARK: Label and Image

  @Test func `a label is an icon and a title`() {
    #expect(text(Label("Favorites", systemImage: "star.fill")) == "★ Favorites")
    #expect(text(Label(title: { Text("B").bold() }, icon: { Text("→") })) == "→ B")
  }

  @Test func `an unknown symbol is a bullet`() {
    #expect(text(Image(systemName: "no.such.symbol")) == "•")
    #expect(text(Image(systemName: "checkmark")) == "✓")
  }

  @Test func `controls take a label with an icon`() {
    #expect(text(Button("Delete", systemImage: "xmark") {}) == "[✕ Delete]")
    #expect(text(Toggle("Alarm", systemImage: "star", isOn: .constant(true))) == "[x] ☆ Alarm")
  }

  // MARK: Labeled content and boxes

  @Test func `labeled content spreads to both edges`() {
    #expect(text(LabeledContent("Price", value: "42")) == "Price                 42")
    #expect(
      text(
        LabeledContent {
          Text("b")
        } label: {
          Text("a")
        },
        width: 5
      ) == "a   b"
    )
    #expect(text(LabeledContent("A") { Text("1").bold() }, width: 4) == "A  1")
  }

  @Test func `a group box has its label in the border`() {
    let wide = GroupBox("Box") { Text("inside it") }
    #expect(
      text(wide, width: 12).split(separator: "\n").map(String.init) == [
        "╭─ Box ───╮", "│inside it│", "╰─────────╯",
      ]
    )
    #expect(text(GroupBox("Info") { Text("a") }) == "╭─ Info ─╮\n│a       │\n╰────────╯")
    let labeled = GroupBox {
      Text("in")
    } label: {
      Label("On", systemImage: "star")
    }
    #expect(text(labeled) == "╭────╮\n│☆ On│\n│in  │\n╰────╯")
    #expect(text(GroupBox { Text("in") }) == "╭──╮\n│in│\n╰──╯")
  }

  @Test func `an unavailable screen is centered with its reason and its way out`() {
    let view = ContentUnavailableView {
      Label("No Mail", systemImage: "envelope")
    } description: {
      Text("New mail is shown here.")
    } actions: {
      Button("Fetch") {}
    }
    #expect(text(view) == "\n       ✉ No Mail\nNew mail is shown here.\n\n        [Fetch]")
    #expect(text(ContentUnavailableView("None", systemImage: "star"), height: 1) == "         ☆ None")
    #expect(
      text(ContentUnavailableView.search(text: "rick"), width: 40, height: 2)
        == "        ⌕ No Results for “rick”\nCheck the spelling or try a new search."
    )
  }

  // MARK: Progress and gauges

  @Test func `progress has its forms`() {
    #expect(text(ProgressView()) == "⠋")
    #expect(text(ProgressView("Loading")) == "⠋ Loading")
    #expect(text(ProgressView { Text("Loading") }) == "⠋ Loading")
    #expect(text(ProgressView(value: 0.5), width: 9) == "━━━── 50%")
    #expect(text(ProgressView(value: 1, total: 4), width: 9) == "━──── 25%")
    #expect(text(ProgressView(value: nil as Double?)) == "⠋")
    let labeled = ProgressView(value: Float(0.5)) {
      Text("A")
    } currentValueLabel: {
      Text("half")
    }
    #expect(text(labeled, width: 11) == "A ━━── half")
  }

  @Test(arguments: [(0.0, "────"), (5, "━━──"), (10, "━━━━"), (-3, "────"), (99, "━━━━"), (.nan, "────")])
  func `a gauge stays within its bounds`(value: Double, bar: String) {
    let gauge = Gauge(value: value, in: 0...10) {
      Text("G")
    } currentValueLabel: {
      Text("v")
    }
    #expect(text(gauge, width: 8) == "G \(bar) v")
  }

  // MARK: Sections and forms

  @Test func `a section has a header and a footer, or neither`() {
    let whole = VStack(alignment: .leading) {
      Section {
        Text("a")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
      Section { Text("b") }
      Section {
        Text("c")
      } footer: {
        Text("G")
      }
    }
    #expect(text(whole, height: 8) == "H\na\nF\nb\nc\nG")
    let list = List {
      Section("H") { Text("a") }
      Section { Text("b") }
    }
    #expect(text(list) == "H\na\nb")
  }

  @Test func `a form scrolls its controls`() {
    let form = Form {
      Section("One") { Toggle("a", isOn: .constant(true)) }
      Section("Two") { Toggle("b", isOn: .constant(false)) }
    }
    #expect(text(form) == "One\n[x] a\nTwo\n[ ] b")
    #expect(text(form, width: 7, height: 2) == "One\n[x] a ▾")
  }

  @Test func `a badge is at the end of the row, and 0 is none`() {
    #expect(text(Text("Inbox").badge(3), width: 10) == "Inbox    3")
    #expect(text(Text("Inbox").badge(0), width: 10) == "Inbox")
    #expect(text(Text("Inbox").badge(Text("new")), width: 10) == "Inbox  new")
  }

  // MARK: Text

  @Test func `lines of a text are aligned`() {
    let view = Text("wide text\nb")
    #expect(text(view.multilineTextAlignment(.center)) == "wide text\n    b")
    #expect(text(view.multilineTextAlignment(.trailing)) == "wide text\n        b")
    #expect(text(view) == "wide text\nb")
  }

  @Test func `a value is shown in a format`() {
    #expect(
      text(Text(0.256, format: .percent.precision(.fractionLength(1)).locale(.init(identifier: "en_US"))))
        == "25.6%"
    )
  }

  @Test func `an attribute may be inactive`() {
    #expect(render(Text("a").bold(false), width: 3, height: 1).style(x: 0, y: 0).attributes == [])
    #expect(
      render(VStack { Text("a") }.strikethrough(), width: 3, height: 1).style(x: 0, y: 0).attributes
        == .strikethrough
    )
    #expect(render(VStack { Text("a") }.bold(false), width: 3, height: 1).style(x: 0, y: 0).attributes == [])
  }
}
