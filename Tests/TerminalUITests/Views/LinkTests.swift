import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@MainActor
@Suite struct LinkTests {
  private let address = "https://example.com/docs"

  private func link(_ title: String) throws -> Link<Text> {
    Link(title, destination: try #require(URL(string: address)))
  }

  /// Returns the bytes of a view's first frame without OSC 8, as a terminal without it understands them.
  private func bytesWithoutLinks(_ view: some View) -> String {
    let text = String(decoding: ScreenProbe(width: 20, height: 3) { view }.draw(), as: UTF8.self)
    return text.replacing(/\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: "")
  }

  @Test func `a link is underlined and has its address`() throws {
    let frame = render(try link("Docs"), width: 20, height: 1)
    #expect(frame.lines == ["Docs"])
    #expect(
      frame.style(x: 3, y: 0) == CellStyle(foreground: .blue, attributes: .underline, link: address)
    )
    #expect(frame.style(x: 4, y: 0) == .plain)
  }

  @Test func `in a terminal without links it is underlined text`() throws {
    let text = Text("Docs").foregroundColor(.blue).underline()
    #expect(bytesWithoutLinks(try link("Docs")) == bytesWithoutLinks(text))
  }

  @Test func `a link over two lines is one link`() throws {
    let link = try link("the docs")
    let probe = ScreenProbe(width: 5, height: 2) { link }
    let bytes = probe.draw()
    var terminal = TerminalEmulator(size: Size(width: 5, height: 2))
    terminal.write(bytes)
    #expect(terminal.lines == ["the", "docs"])
    #expect(terminal[0, 0].style.link == address)
    #expect(terminal[0, 1].style.link == address)
    let openings = String(decoding: bytes, as: UTF8.self).matches(of: /\u{1B}\]8;([^;]+);/).map(\.output.1)
    #expect(Set(openings).count == 1)
  }

  @Test func `links to different addresses differ`() throws {
    let other = try #require(URL(string: "https://example.org"))
    let link = try link("a")
    let probe = ScreenProbe(width: 10, height: 2) {
      HStack(spacing: 0) {
        link
        Link("b", destination: other)
        Text("c")
      }
    }
    var terminal = TerminalEmulator(size: Size(width: 10, height: 2))
    terminal.write(probe.draw())
    #expect((0..<3).map { terminal[$0, 0].style.link } == [address, "https://example.org", nil])
  }

  @Test func `a link keeps the weight of the views around it`() throws {
    let style = render(try link("Docs").bold().foregroundColor(.red), width: 20, height: 1).style(of: "Docs")
    #expect(style?.attributes == [.bold, .underline])
    #expect(style?.foreground == .blue)
  }

  @Test func `Tab leads to a link, and Return opens it`() throws {
    let opened = Recorder<String>()
    let link = try link("Docs")
    let probe = ScreenProbe(width: 20, height: 3) {
      VStack(alignment: .leading) {
        link
        Button("Save") { opened.values.append("saved") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.values.append($0.absoluteString)
          return .handled
        }
      )
    }
    // A link is never the first control.
    probe.press(.return)
    probe.press(.tab)
    probe.press(.return)
    probe.click(x: 1, y: 0)
    #expect(opened.values == ["saved", address, address])
  }

  @Test func `a page with a link at its end begins at the top`() throws {
    let link = try link("Docs")
    let probe = ScreenProbe(width: 20, height: 3) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("1\n2\n3\n4")
          link
        }
      }
    }
    #expect(probe.text.hasPrefix("1"))
    probe.press(.downArrow)
    #expect(probe.text.hasPrefix("2"))
    probe.press(.tab)
    #expect(probe.text.contains("Docs"))
  }

  @Test(arguments: [(2, 0, "a"), (3, 0, nil), (4, 1, "b"), (0, 1, nil)] as [(Int, Int, String?)])
  func `a click on a link in Markdown opens it`(x: Int, y: Int, expected: String?) {
    let opened = Recorder<String>()
    let probe = ScreenProbe(width: 6, height: 3) {
      Text("[one](a:) and [x](b:)").environment(
        \.openURL,
        OpenURLAction {
          opened.values.append($0.scheme ?? "")
          return .handled
        }
      )
    }
    #expect(probe.text == "one\nand x")
    probe.click(x: x, y: y)
    #expect(opened.values == [expected].compactMap(\.self))
  }

  @Test(arguments: [false, true])
  func `a link in a menu closes the menu`(isClicked: Bool) throws {
    let opened = Recorder<String>()
    let link = try link("Docs")
    let probe = ScreenProbe(width: 20, height: 6) {
      Menu("More") { link }.environment(
        \.openURL,
        OpenURLAction {
          opened.values.append($0.absoluteString)
          return .handled
        }
      )
    }
    probe.press(.return)
    let row = try #require(probe.text.split(separator: "\n").firstIndex { $0.contains("Docs") })
    if isClicked { for _ in 0..<2 { probe.click(x: 3, y: row) } } else { probe.press(.return) }
    #expect(opened.values == [address])
    #expect(!probe.text.contains("Docs"))
  }

  @Test func `a row with a link opens it`() throws {
    let opened = Recorder<String>()
    let link = try link("Docs")
    let probe = ScreenProbe(width: 20, height: 3) {
      List {
        Text("Text")
        link
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.values.append($0.absoluteString)
          return .handled
        }
      )
    }
    probe.press(.downArrow)
    probe.press(.return)
    #expect(opened.values == [address])
  }

  @Test func `an address that is too long for terminals is left out`() throws {
    let long = try #require(URL(string: "https://example.com/" + String(repeating: "x", count: 3000)))
    let probe = ScreenProbe(width: 10, height: 1) { Link("a", destination: long) }
    let text = String(decoding: probe.draw(), as: UTF8.self)
    #expect(!text.contains("example.com"))
    #expect(text.contains("a"))
  }
}
