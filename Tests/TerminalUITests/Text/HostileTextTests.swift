import ComposableArchitecture
import Foundation
import TerminalEmulator
import TerminalUI
import Testing

/// Third-party text in any view can't control the terminal.
@MainActor
@Suite struct HostileTextTests {
  nonisolated static let hostile = [
    "a\u{1B}[2Jb", "a\u{1B}]0;title\u{7}b", "a\u{9B}31mb", "a\rb", "a\u{8}b", "a\u{0}b", "a\u{202E}b",
    "a\u{85}b",
    "a\u{1B}_Gi=1\u{1B}\\b", "a\u{200B}b",
  ]

  /// Returns the problems of a terminal that receives the first frame of a view, and what it shows.
  private func shown(_ view: some View) -> (lines: [String], problems: [String]) {
    let probe = ScreenProbe(width: 30, height: 4) { view }
    var terminal = TerminalEmulator(size: Size(width: 30, height: 4))
    terminal.write(probe.draw())
    return (terminal.lines, terminal.problems + terminal.graphics + terminal.queries)
  }

  @Test(arguments: hostile)
  func `every view draws hostile text without a control sequence`(text: String) throws {
    let address = try #require(URL(string: "https://example.com"))
    let constant = Binding.constant(text)
    struct Row: Identifiable { let id: String }
    let views: [AnyView] = [
      AnyView(Text(text)), AnyView(Text(TextState(text))), AnyView(Button(text) {}),
      AnyView(Toggle(text, isOn: .constant(true))), AnyView(TextField(text, text: .constant(""))),
      AnyView(TextField("", text: constant)), AnyView(Stepper(text, value: .constant(1))),
      AnyView(Picker(text, selection: .constant(1)) { Text(text).tag(1) }), AnyView(ProgressView(text)),
      AnyView(Link(text, destination: address)), AnyView(Text("x").frame(width: 20).border(title: text)),
      AnyView(Text("x").sheet(isPresented: .constant(true), title: text) { Text(text) }),
      AnyView(Text("x").toolbar { Button(text) {}.keyboardShortcut("k") }),
      AnyView(Text("x").toolbar { KeyLabel("k", text) }),
      AnyView(Text("x").searchable(text: .constant(""), prompt: text)),
      AnyView(Table([Row(id: text)]) { TableColumn(text, value: \.id) }),
      AnyView(List { Section(text) { Text(text) } }),
    ]
    for (index, view) in views.enumerated() {
      let (lines, problems) = shown(view)
      #expect(problems == [], "view \(index)")
      #expect(lines.joined().contains("a"), "view \(index)")
    }
  }

  @Test(arguments: [("two\nlines", "two lines"), ("a\tb", "a b"), ("a\r\nb", "a b")])
  func `a title that must be one line has spaces for line breaks`(text: String, expected: String) {
    #expect(shown(Text("x").frame(width: 20).border(title: text)).lines[0].contains(" \(expected) "))
    #expect(render(TextField(text, text: .constant("")), width: 20, height: 1).text == expected)
    #expect(render(TextField("", text: .constant(text)), width: 20, height: 1).text == expected)
  }

  @Test func `a carriage return and line feed are one line break`() {
    #expect(render(Text("a\r\nb"), width: 10, height: 3).text == "a\nb")
  }
}
