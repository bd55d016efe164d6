import ComposableArchitecture
import Foundation
import TerminalUI

private struct Box: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Leading: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

@propertyWrapper
private struct Digit: DynamicProperty {
  @TerminalUI.State private var value = 0

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, 0), 9) }
  }

  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

private struct Digits: View {
  @Digit private var digit

  var body: some View { Stepper("Digit", value: $digit) }
}

extension Snippet {
  /// Looks and properties that an app makes itself.
  static var moreStyles: [Snippet] {
    [
      Snippet("GroupBoxStyle", draws: "Box") { GroupBox("Box") { Text("x") }.groupBoxStyle(Box()) },
      Snippet("LabeledContentStyle", draws: "Key Value") {
        LabeledContent("Key", value: "Value").labeledContentStyle(Leading())
      },
      Snippet("DisclosureGroupStyle", draws: "more") {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("more") }.disclosureGroupStyle(Arrow())
      },
      Snippet("DynamicProperty", draws: "Digit") { Digits() },
      Snippet("OpenURLAction(handler:)", draws: "x") {
        Text("x").environment(
          \.openURL,
          OpenURLAction { url in url.scheme == "app" ? .handled : .systemAction }
        )
      },
      Snippet("Menu(content:label:primaryAction:)", draws: "Options") {
        Menu("Options", systemImage: "ellipsis.circle") {
          Button("Copy") {}
        } primaryAction: {
        }
      },
      Snippet("ProgressView(timerInterval:countsDown:)", draws: "50%") {
        let noon = Date(timeIntervalSince1970: 1_795_176_000)
        ProgressView(
          timerInterval: noon.addingTimeInterval(-30)...noon.addingTimeInterval(30),
          countsDown: true
        )
      },
      Snippet("BarMark(x:stacking:)", draws: "█") {
        Chart {
          BarMark(x: .value("x", 1)).foregroundStyle(by: .value("k", "a"))
          BarMark(x: .value("x", 2)).foregroundStyle(by: .value("k", "b"))
        }
      },
      Snippet("BarMark(y:stacking:)", draws: "█") { Chart { BarMark(y: .value("y", 1)) } },
      Snippet("chartYScale(domain:range:)", draws: "█") {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 5)) }
          .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 2))
          .chartYScale(domain: 0...10, range: .plotDimension)
      },
      Snippet("mask(alignment:_:)", draws: "x") { Text("x").mask { Rectangle() } },
      Snippet("trim(from:to:)", draws: "⠉") {
        Path(CGRect(x: 0, y: 0, width: 8, height: 4)).trim(from: 0, to: 0.2).stroke(.red)
      },
      Snippet("rotation(_:anchor:)", draws: "█") {
        Rectangle().rotation(.degrees(90)).fill(.red).overlay { Text("█") }
      },
      Snippet("gridColumnAlignment(_:)", draws: "  a") {
        Grid {
          GridRow { Text("a").gridColumnAlignment(.trailing) }; GridRow { Text("bcd") }
        }
      },
      Snippet("gridCellAnchor(_:)", draws: "  a") {
        Grid {
          GridRow { Text("a").gridCellAnchor(.trailing) }; GridRow { Text("bcd") }
        }
      },
      Snippet("gridCellUnsizedAxes(_:)", draws: "a") {
        Grid {
          GridRow { Text("a") }; Divider().gridCellUnsizedAxes(.horizontal)
        }
      },
      Snippet("underline(_:pattern:color:)", draws: "x") { Text("x").underline(pattern: .dot) },
      Snippet("strikethrough(_:pattern:color:)", draws: "x") {
        Text("x").strikethrough(true, pattern: .dash)
      },
      Snippet("textCase(_:)", draws: "ABC") { Text("Abc").textCase(.uppercase) },
      Snippet("kerning(_:)", draws: "x") { Text("x").kerning(1) },
      Snippet("tracking(_:)", draws: "x") { Text("x").tracking(1) },
      Snippet("baselineOffset(_:)", draws: "x") { Text("x").baselineOffset(1) },
      Snippet("fontDesign(_:)", draws: "xy") { Text("x").fontDesign(.rounded).italic() + Text("y") },
      Snippet("fontWidth(_:)", draws: "xy") { Text("x").fontWidth(.condensed) + Text("y") },
      Snippet("Font.smallCaps()", draws: "x") { Text("x").font(.body.smallCaps().leading(.tight)) },
      Snippet("Image(systemName:variableValue:)", draws: "≋") {
        Image(systemName: "wifi", variableValue: 0.5)
      },
      Snippet("background(in:)", draws: "x") {
        Text("x").background(in: RoundedRectangle(cornerRadius: 1)).backgroundStyle(.blue)
      },
      Snippet("background()", draws: "x") { Text("x").background() },
      Snippet("ShapeStyle.selection", draws: "x") { Text("x").background(.selection) },
      Snippet("monospaced(_:)", draws: "x") { VStack { Text("x") }.monospaced() },
      Snippet("@Environment(\\.defaultMinListRowHeight)", draws: "x") {
        List { Text("x") }.environment(\.defaultMinListRowHeight, 10)
      },
    ]
  }
}
