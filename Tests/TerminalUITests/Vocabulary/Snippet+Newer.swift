import Foundation
import TerminalUI

extension FocusedValues {
  @Entry fileprivate var draft: String?
  @Entry fileprivate var body: Binding<String>?
}

private struct FocusLabel: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "focused" : "not focused") }
}

private struct DraftLabel: View {
  @FocusedValue(\.draft) private var draft
  @FocusedBinding(\.body) private var text

  var body: some View { Text("\(draft ?? "none"), \(text ?? "empty")") }
}

private struct Searchable: View {
  @TerminalUI.State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    List(0..<3) { Text("row \($0)") }.searchable(text: $text).searchFocused($isSearching)
  }
}

private struct Scoped: View {
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      Button("Reset") { resetFocus(in: space) }
      Button("Preferred") {}.prefersDefaultFocus(in: space)
    }
    .focusScope(space)
  }
}

private struct Selecting: View {
  @TerminalUI.State private var text = "hello"
  @TerminalUI.State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("Name", text: $text, selection: $selection)
      TextEditor(text: $text, selection: $selection)
    }
  }
}

private struct Assisted: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.accessibilityInvertColors) private var isInverted
  @Environment(\.accessibilityShowButtonShapes) private var hasShapes

  var body: some View {
    Text([isSpoken, isColorless, isOpaque, isInverted, hasShapes].map { $0 ? "y" : "n" }.joined())
  }
}

private struct EachHour: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] {
    (0..<24).map { startDate.addingTimeInterval(Double($0) * 3600) }
  }
}

extension Snippet {
  /// The focus as views see it, and further names of controls.
  static var newer: [Snippet] {
    [
      Snippet("@Environment(\\.isFocused)", draws: "focused") {
        Button {
        } label: {
          FocusLabel()
        }
      },
      Snippet("@FocusedValue", draws: "Edit") {
        VStack {
          DraftLabel()
          Button("Edit") {}.focusedValue(\.draft, "mail").focusedValue(\.body, .constant("text"))
        }
      },
      Snippet("FocusedValueKey", draws: "none, empty") { DraftLabel() },
      Snippet("@FocusedBinding", draws: "none, empty") { DraftLabel() },
      Snippet("focusedValue(_:_:)", draws: "Edit") { Button("Edit") {}.focusedValue(\.draft, "mail") },
      Snippet("focusedSceneValue(_:_:)", draws: "none") {
        VStack { DraftLabel().focusedSceneValue(\.draft, "letter") }
      },
      Snippet("searchFocused(_:)", draws: "/ Search") { Searchable() },
      Snippet("prefersDefaultFocus(_:in:)", draws: "Preferred") { Scoped() },
      Snippet("focusScope(_:)", draws: "Preferred") { Scoped() },
      Snippet("@Environment(\\.resetFocus)", draws: "Reset") { Scoped() },
      Snippet("TextField(_:text:selection:)", draws: "hello") { Selecting() },
      Snippet("TextEditor(text:selection:)", draws: "hello") { Selecting() },
      Snippet("TextSelection", draws: "hello") { Selecting() },
      Snippet("PasteButton(payloadType:onPaste:)", draws: "Paste") {
        PasteButton(payloadType: String.self) { texts in print(texts) }
      },
      Snippet("ProgressView(_:) of a Progress", draws: "0%") { ProgressView(Progress(totalUnitCount: 10)) },
      Snippet("Gauge(value:in:label:currentValueLabel:markedValueLabels:)", draws: "Speed") {
        Gauge(value: 0.5) {
          Text("Speed")
        } currentValueLabel: {
          Text("50")
        } markedValueLabels: {
          Text("m")
        }
      },
      Snippet("tag(_:includeOptional:)", draws: "Two") {
        Picker("Number", selection: .constant(Int?.some(2))) {
          Text("None").tag(Int?.none)
          Text("Two").tag(2, includeOptional: true)
        }
      },
      Snippet("toolbar(id:content:)", draws: "Save") {
        Text("Letter").toolbar(id: "letter") {
          ToolbarItem(id: "save", placement: .primaryAction) { Button("Save") {}.keyboardShortcut("s") }
        }
      },
      Snippet("ToolbarTitleMenu", draws: "Letter") {
        Text("Letter").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      },
      Snippet("accessibility environment values", draws: "nnyny") { Assisted() },
    ] + newerLayouts
  }

  private static var newerLayouts: [Snippet] {
    [
      Snippet("LayoutProperties", draws: "none") {
        Text("\(LayoutProperties().stackOrientation == nil ? "none" : "one")")
      },
      Snippet("visualEffect(_:)", draws: "   moved") {
        Text("moved").visualEffect { content, proxy in
          content.offset(x: proxy.size.width - 2).opacity(0.9)
        }
      },
      Snippet("onScrollVisibilityChange(threshold:_:)", draws: "seen") {
        ScrollView { Text("seen").onScrollVisibilityChange(threshold: 0.2) { print($0) } }
      },
      Snippet("safeAreaBar(edge:alignment:spacing:content:)", draws: "bar") {
        Text("page").safeAreaBar(edge: .bottom) { Text("bar") }
      },
      Snippet("scenePadding(_:)", draws: " page") { Text("page").scenePadding(.horizontal) },
      Snippet("HSplitView", draws: "│") {
        HSplitView {
          Text("a")
          Text("b")
        }
      },
      Snippet("VSplitView", draws: "─") {
        VSplitView {
          Text("a")
          Text("b")
        }
      },
      Snippet("containerShape(_:)", draws: "card") {
        Text("card").background { ContainerRelativeShape().fill(.blue) }.containerShape(Capsule())
      },
      Snippet("ContainerRelativeShape", draws: "card") {
        Text("card").background { ContainerRelativeShape().fill(.blue) }
      },
      Snippet("Shape.size(width:height:)", draws: "x") {
        Text("x").background { Circle().size(width: 2, height: 1).fill(.red) }
      },
      Snippet("Shape.size(_:anchor:)", draws: "x") {
        Text("x").background {
          Circle().size(CGSize(width: 2, height: 1), anchor: .center).fill(.red)
        }
      },
      Snippet("Shape.offset(x:y:)", draws: "x") {
        Text("x").background { Circle().size(width: 2, height: 1).offset(x: 1).fill(.red) }
      },
      Snippet("Shape.scale(_:anchor:)", draws: "x") {
        Text("x").background { Circle().scale(0.5).fill(.red) }
      },
      Snippet("contentShape(_:_:eoFill:)", draws: "card") {
        Text("card").contentShape([.interaction, .hoverEffect], Rectangle(), eoFill: true)
      },
      Snippet("containerBackground(_:for:)", draws: "page") {
        Text("page").containerBackground(.blue, for: .navigation)
      },
      Snippet("containerBackground(for:alignment:content:)", draws: "page") {
        Text("page").containerBackground(for: .window) { Color.blue }
      },
      Snippet("textEditorStyle(_:)", draws: "note") {
        TextEditor(text: .constant("note")).textEditorStyle(.plain)
      },
      Snippet("accessibilityActions(_:)", draws: "row") {
        Text("row").accessibilityActions { Button("Delete") {} }
      },
      Snippet("accessibilityHeading(_:)", draws: "Title") { Text("Title").accessibilityHeading(.h1) },
      Snippet("Canvas(renderer:symbols:)", draws: "<*>") {
        Canvas { context, size in
          guard let star = context.resolveSymbol(id: 1) else { return }
          context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
        } symbols: {
          Text("<*>").tag(1)
        }
      },
      Snippet("GraphicsContext.resolveSymbol(id:)", draws: "<*>") {
        Canvas { context, _ in
          if let star = context.resolveSymbol(id: 1) { context.draw(star, at: .zero, anchor: .topLeading) }
        } symbols: {
          Text("<*>").tag(1)
        }
      },
      Snippet("TimelineSchedule", draws: "on time") { TimelineView(EachHour()) { _ in Text("on time") } },
      Snippet("TimelineViewDefaultContext.cadence", draws: "live") {
        TimelineView(.everyMinute) { Text($0.cadence <= .live ? "live" : "seldom") }
      },
      Snippet("Animation.timingCurve(_:_:_:_:duration:)", draws: "moved") {
        Text("moved").animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), value: 1)
      },
      Snippet("UnitCurve", draws: "0.5") {
        Text("\(UnitCurve.easeInOut.value(at: 0.5).formatted(.number.precision(.fractionLength(1))))")
          .animation(.timingCurve(.easeInOut, duration: 1), value: 1)
      },
      Snippet("Spring", draws: "0.5") {
        Text(
          "\(Spring(duration: 0.5, bounce: 0.2).duration.formatted(.number.precision(.fractionLength(1))))"
        )
        .animation(.spring(Spring(response: 0.3, dampingRatio: 0.8)), value: 1)
      },
    ]
  }
}
