import ComposableArchitecture
import Foundation
import TerminalUI

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.foregroundStyle(configuration.isOn ? .yellow : .secondary)
    }
  }
}

private struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(String(repeating: "●", count: Int((configuration.fractionCompleted ?? 0) * 10)))
    }
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "It broke" }
}

private struct Styled: View {
  private var text: AttributedString {
    var text = AttributedString("Hello, world")
    text.foregroundColor = .red
    if let world = text.range(of: "world") {
      text[world].font = .body.bold()
      text[world].link = URL(string: "https://example.com")
      text[world].underlineStyle = .single
    }
    return text
  }

  var body: some View { Text(text) }
}

private struct TaggedName: View {
  let name: String
  var body: some View { Text(name).tag(name) }
}

private enum Place { case home, search }

private struct Coin: Identifiable {
  let id: String
  let value: Double
}

private let coins = [Coin(id: "a", value: 3), Coin(id: "b", value: 1)]

extension Snippet {
  /// Styles, and what later versions of SwiftUI have.
  static var styles: [Snippet] { textStyles + controlStyles + tabs + presentations + newerCharts }

  private static var textStyles: [Snippet] {
    [
      Snippet("Text(_:) of an AttributedString", draws: "Hello, world") { Styled() },
      Snippet("AttributedString(markdown:)", draws: "bold") {
        Text((try? AttributedString(markdown: "**bold** and *italic*")) ?? "")
      },
    ]
  }

  private static var controlStyles: [Snippet] {
    [
      Snippet("toggleStyle(_:)", draws: "Wi-Fi") {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)
      },
      Snippet("toggleStyle(_:)", draws: "[x] Wi-Fi") {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
      },
      Snippet("ToggleStyle", draws: "[Wi-Fi]") { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Lamp()) },
      Snippet("progressViewStyle(_:)", draws: "50%") {
        ProgressView(value: 0.5).progressViewStyle(.circular)
      },
      Snippet("progressViewStyle(_:)", draws: "50%") { ProgressView(value: 0.5).progressViewStyle(.linear) },
      Snippet("ProgressViewStyle", draws: "Copy ●●●●●") {
        ProgressView("Copy", value: 0.5).progressViewStyle(Dots())
      },
      Snippet("labelsHidden()", draws: "[x]") { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() },
      Snippet("labelsVisibility(_:)", draws: "[x]") {
        Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)
      },
      Snippet("ButtonRole.confirm", draws: "[OK]") { Button("OK", role: .confirm) {} },
      Snippet("Stepper(_:value:in:step:format:)", draws: "Price 2.50") {
        Stepper(
          "Price",
          value: .constant(2.5),
          in: 0...10,
          step: 0.25,
          format: .number.precision(.fractionLength(2))
        )
      },
      Snippet("Picker with tags of an optional value", draws: "b") {
        Picker("Kind", selection: .constant("b" as String?)) {
          Text("None").tag(nil as String?)
          ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
        }
      },
      Snippet("pickerStyle(_:)", draws: "1") {
        Picker("P", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
      },
      Snippet("gaugeStyle(_:)", draws: "BPM") {
        Gauge(value: 67, in: 0...170) { Text("BPM") }.gaugeStyle(.accessoryCircular)
      },
      Snippet("tag(_:)", draws: "red") {
        Picker("Color", selection: .constant("red")) {
          TaggedName(name: "red")
          TaggedName(name: "blue")
        }
      },
      Snippet("Section(header:footer:content:)", draws: "Names") {
        List { Section(header: Text("Names"), footer: Text("2")) { Text("a") } }
      },
      Snippet("Section(header:footer:content:)", draws: "Names") {
        List { Section(header: Text("Names")) { Text("a") } }
      },
    ]
  }

  private static var tabs: [Snippet] {
    [
      Snippet("Tab(_:systemImage:value:role:content:)", draws: "home") {
        TabView(selection: .constant(Place.home)) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("search") }
            .badge(3)
        }
      },
      Snippet("Tab(_:systemImage:content:)", draws: "Settings") {
        TabView {
          Tab("Home", systemImage: "house") { Text("home") }
          Tab("Settings", systemImage: "gear") { Text("settings") }
        }
      },
      Snippet("Tab(value:role:content:label:)", draws: "Me") {
        TabView(selection: .constant(1)) {
          Tab(value: 1) {
            Text("me")
          } label: {
            Text("Me")
          }
        }
      },
      Snippet("TabSection", draws: "Me") {
        TabView(selection: .constant(1)) {
          TabSection("More") {
            Tab(value: 1) {
              Text("me")
            } label: {
              Text("Me")
            }
          }
        }
      },
    ]
  }

  private static var presentations: [Snippet] {
    [
      Snippet("Binding(_:) of an optional value", draws: "Ada") {
        if let name = Binding(Binding.constant("Ada" as String?)) { TextField("Name", text: name) }
      },
      Snippet("alert(isPresented:error:actions:message:)", draws: "It broke") {
        Text("below").alert(isPresented: .constant(true), error: Failure()) { _ in
          Button("OK") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "Try again.")
        }
      },
      Snippet("alert(isPresented:error:actions:)", draws: "It broke") {
        Text("below").alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} }
      },
      Snippet("onGeometryChange(for:of:action:)", draws: "wide") {
        Text("wide").onGeometryChange(for: Bool.self) {
          $0.size.width > 20
        } action: { _ in
        }
      },
      Snippet("Binding.animation(_:)", draws: "[x]") {
        Toggle("On", isOn: .constant(true).animation(.easeIn))
      },
      Snippet("task(_:)", draws: "text") { Text("text").task(priority: .background) { await Task.yield() } },
    ]
  }

  private static var newerCharts: [Snippet] {
    [
      Snippet("SectorMark", draws: "● a") {
        Chart(coins) { coin in
          SectorMark(angle: .value("Value", coin.value), innerRadius: .ratio(0.6), angularInset: 1.5)
            .foregroundStyle(by: .value("Coin", coin.id))
            .annotation(position: .overlay) { Text(coin.id) }
        }
      },
      Snippet("chartXSelection(value:)", draws: "█") {
        Chart(coins) { BarMark(x: .value("Coin", $0.id), y: .value("Value", $0.value)) }
          .chartXSelection(value: .constant("a"))
      },
      Snippet("AxisMarks(format:position:values:)", draws: "200%") {
        Chart(coins) { BarMark(x: .value("Coin", $0.id), y: .value("Value", $0.value)) }
          .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 2.0]) }
      },
      Snippet("opacity(_:) of marks", draws: "█") {
        Chart(coins) { BarMark(x: .value("Coin", $0.id), y: .value("Value", $0.value)).opacity(0.5) }
      },
      Snippet("chartXScale(domain:) of names", draws: "c") {
        Chart(coins) { BarMark(x: .value("Coin", $0.id), y: .value("Value", $0.value)) }
          .chartXScale(domain: ["a", "b", "c"])
      },
    ]
  }
}
