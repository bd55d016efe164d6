import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// Messages about results, the clipboard and the browser.
@MainActor
@Suite struct ToastTests {
  private struct Page: View {
    @Environment(\.showToast) private var showToast
    @Environment(\.copy) private var copy
    @Environment(\.openURL) private var openURL
    let url: URL

    init(url: URL) { self.url = url }

    var body: some View {
      let (showToast, copy, openURL, url) = (showToast, copy, openURL, url)
      Text("page").toolbar {
        Button("Done") { showToast("Done \u{1B}[31m") }.keyboardShortcut("d")
        Button("Failed") { showToast("Failed", isFailure: true) }.keyboardShortcut("f")
        Button("Copy") { copy("a text", as: "it") }.keyboardShortcut("y")
        Button("Open") { openURL(url) }.keyboardShortcut("o")
      }
    }
  }

  private let url = URL(string: "https://example.com/page")!

  private func graph(width: Int = 40, height: Int = 20) -> (ViewGraph, FrameBuffer) {
    let graph = ViewGraph(Page(url: url))
    let buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.draw(in: buffer)
    return (graph, buffer)
  }

  private func press(_ key: KeyEquivalent, _ graph: ViewGraph, _ buffer: FrameBuffer) -> Frame {
    _ = graph.send(KeyPress(key))
    graph.draw(in: buffer)
    return Frame(buffer)
  }

  @Test func `a message is in a box above the key bar, and on a small screen on a line`() {
    let (graph, buffer) = graph()
    let frame = press("d", graph, buffer)
    #expect(frame.lines[15].hasSuffix(" ╭─────────────╮"))
    #expect(frame.lines[16].hasSuffix(" │ ✓ Done [31m │"))
    #expect(frame.lines[17].hasSuffix(" ╰─────────────╯"))
    #expect(frame.style(of: "✓")?.foreground == .green)
    let (small, narrow) = self.graph(width: 20, height: 6)
    #expect(press("f", small, narrow).lines[4].hasSuffix("  ✗ Failed"))
    #expect(Frame(narrow).style(of: "✗")?.foreground == .red)
  }

  @Test func `a long message is cut, and leaves the border of a pane at both sides`() {
    for (width, height) in [(49, 20), (40, 12)] {
      let graph = ViewGraph(Pane("Title") { Text("page") })
      let buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
      graph.show(String(repeating: "word ", count: 30), isFailure: true)
      graph.draw(in: buffer)
      let line = Frame(buffer).lines.first { $0.contains("✗") } ?? ""
      let (start, end) = height < 20 ? ("│ ✗ word ", "… │") : ("│ │ ✗ word ", "… │ │")
      #expect(line.hasPrefix(start) && line.hasSuffix(end), "\(line)")
    }
  }

  @Test func `the next message takes the place of the last, which ends when its time is over`() {
    let (graph, buffer) = graph()
    _ = press("d", graph, buffer)
    let first = graph.toast?.number ?? 0
    #expect(!press("f", graph, buffer).text.contains("✓"))
    graph.dismissToast(first)
    #expect(graph.toast?.text == "Failed")
    graph.dismissToast(graph.toast?.number ?? 0)
    graph.draw(in: buffer)
    #expect(!Frame(buffer).text.contains("✗"))
  }

  @Test(arguments: [(true, "✓ Copied it"), (false, "✗ This terminal has no clipboard")])
  func `copying says whether it worked`(works: Bool, message: String) {
    let (graph, buffer) = graph()
    var copied: [String] = []
    graph.copy = {
      copied.append($0)
      return works
    }
    #expect(press("y", graph, buffer).text.contains(message))
    #expect(copied == ["a text"])
  }

  @Test(arguments: [(true, "✓ Opened https://example.com"), (false, "✗ There is no browser here")])
  func `opening says whether it worked`(works: Bool, message: String) {
    let (graph, buffer) = graph()
    var opened: [URL] = []
    graph.open = {
      opened.append($0)
      return works
    }
    #expect(press("o", graph, buffer).text.contains(message))
    #expect(opened == [url])
  }

  @Test func `a message is never wider than the screen`() {
    for (width, height) in [(5, 5), (6, 3), (3, 24), (0, 0), (12, 1)] {
      let (graph, buffer) = graph(width: width, height: height)
      _ = press("d", graph, buffer)
    }
  }
}
