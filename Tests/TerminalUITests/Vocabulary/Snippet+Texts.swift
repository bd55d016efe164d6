import Foundation
import TerminalUI

private struct Trailing: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension Snippet {
  static var texts: [Snippet] {
    [
      Snippet("Text(_:)", draws: "Hello, world!") { Text("Hello, world!") },
      Snippet("Text(_:)", draws: "3 items") { Text("\(3) items") },
      Snippet("Text(_:) with Markdown", draws: "Hello, world") { Text("Hello, **world**") },
      Snippet("Text(_:) with Markdown", draws: "Read the docs") {
        Text("Read the [docs](https://example.com), *then* `run`.")
      },
      Snippet("LocalizedStringKey", draws: "bold") { Text(LocalizedStringKey("**bold**")) },
      Snippet("Text(_:style:)", draws: ":") { Text(Date(), style: .timer) },
      Snippet("Text(_:style:)", draws: "2026") {
        Text(Date(timeIntervalSince1970: 1_795_176_000), style: .date)
      },
      Snippet("Text(timerInterval:)", draws: "1:") { Text(timerInterval: Date.now...Date.now + 90) },
      Snippet("truncationMode(_:)", draws: "…to a word") {
        Text("a long path to a word").lineLimit(1).truncationMode(.head).frame(width: 10)
      },
      Snippet("fontWeight(_:)", draws: "a") { Text("a").fontWeight(.semibold) },
      Snippet("fontWeight(_:)", draws: "a") { VStack { Text("a") }.fontWeight(.light) },
      Snippet("monospacedDigit()", draws: "12") { Text("12").monospacedDigit() },
      Snippet("redacted(reason:)", draws: "░░░░░") {
        VStack { Text("Hello") }.redacted(reason: .placeholder)
      },
      Snippet("redacted(reason:)", draws: "░░░") {
        ProgressView(value: 0.5).redacted(reason: .placeholder)
      },
      Snippet("unredacted()", draws: "Hello") { Text("Hello").unredacted().redacted(reason: .placeholder) },
      Snippet("labelStyle(_:)", draws: "☆") { Label("Star", systemImage: "star").labelStyle(.iconOnly) },
      Snippet("LabelStyle", draws: "Star ☆") { Label("Star", systemImage: "star").labelStyle(Trailing()) },
      Snippet("Text(verbatim:)", draws: "a_b") { Text(verbatim: "a_b") },
      Snippet("Text(_:format:)", draws: "12") { Text(12, format: .number) },
      Snippet("Text + Text", draws: "a b") { Text("a ").bold() + Text("b").italic() },
      Snippet("bold()", draws: "Bold") { Text("Bold").bold() },
      Snippet("bold()", draws: "Bold") { Text("Bold").bold(1 > 0) },
      Snippet("italic()", draws: "a") { Text("a").italic() },
      Snippet("underline()", draws: "a") { Text("a").underline() },
      Snippet("underline(_:color:)", draws: "a") { Text("a").underline(true, color: .red) },
      Snippet("underline(_:color:)", draws: "a") { VStack { Text("a") }.underline(color: .red) },
      Snippet("strikethrough(_:color:)", draws: "a") { Text("a").strikethrough(true, color: .red) },
      Snippet("strikethrough()", draws: "a") { Text("a").strikethrough() },
      Snippet("font(_:)", draws: "a") { Text("a").font(.headline) },
      Snippet("font(_:)", draws: "a") { Text("a").font(.largeTitle) },
      Snippet("font(_:)", draws: "a") { VStack { Text("a") }.font(.caption) },
      Snippet("foregroundStyle(_:)", draws: "a") { Text("a").foregroundStyle(.secondary) },
      Snippet("foregroundStyle(_:)", draws: "a") { VStack { Text("a") }.foregroundStyle(.red) },
      Snippet("foregroundColor(_:)", draws: "a") { Text("a").foregroundColor(.green) },
      Snippet("lineLimit(_:)", draws: "a") { Text("a").lineLimit(1) },
      Snippet("lineLimit(_:)", draws: "a") { Text("a").lineLimit(1...3) },
      Snippet("lineLimit(_:reservesSpace:)", draws: "a") { Text("a").lineLimit(2, reservesSpace: true) },
      Snippet("multilineTextAlignment(_:)", draws: "b") { Text("aa\nb").multilineTextAlignment(.center) },
      Snippet("Label(_:systemImage:)", draws: "★ Star") { Label("Star", systemImage: "star.fill") },
      Snippet("Label(title:icon:)", draws: "a") {
        Label {
          Text("a")
        } icon: {
          Image(systemName: "star")
        }
      },
      Snippet("Image(systemName:)", draws: "✓") { Image(systemName: "checkmark") },
      Snippet("Image(systemName:)", draws: "☆") { Image(systemName: "star").foregroundStyle(.yellow) },
      Snippet("Link(_:destination:)", draws: "Site") {
        Link("Site", destination: URL(string: "https://example.com") ?? URL(filePath: "/"))
      },
      Snippet("Link(destination:label:)", draws: "Docs") {
        if let url = URL(string: "https://example.com") {
          Link(destination: url) { Label("Docs", systemImage: "book") }
        }
      },
      Snippet("AsyncImage(url:)", draws: "") {
        if let url = URL(string: "https://example.com/a.png") { AsyncImage(url: url) }
      },
      Snippet("AsyncImage(url:)", draws: "https://example.com/a.png") {
        AsyncImage(url: URL(string: "https://example.com/a.png"))
      },
      Snippet("Divider()", draws: "─") { Divider() },
      Snippet("EmptyView()", draws: "") { EmptyView() },
      Snippet("LabeledContent(_:value:)", draws: "Version") { LabeledContent("Version", value: "1.0") },
      Snippet("LabeledContent(_:value:format:)", draws: "3") {
        LabeledContent("A", value: 3, format: .number)
      },
      Snippet("LabeledContent(_:content:)", draws: "Version") { LabeledContent("Version") { Text("1.0") } },
      Snippet("ContentUnavailableView(_:systemImage:description:)", draws: "No Mail") {
        ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("Later."))
      },
      Snippet("ContentUnavailableView(label:description:actions:)", draws: "Retry") {
        ContentUnavailableView {
          Label("No Connection", systemImage: "wifi")
        } description: {
          Text("Check your connection.")
        } actions: {
          Button("Retry") {}
        }
      },
      Snippet("ContentUnavailableView.search", draws: "No Results") { ContentUnavailableView.search },
      Snippet("ContentUnavailableView.search(text:)", draws: "rick") {
        ContentUnavailableView.search(text: "rick")
      },
    ]
  }
}
