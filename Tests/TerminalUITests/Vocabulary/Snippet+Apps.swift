import TerminalUI

extension EnvironmentValues {
  @Entry fileprivate var greeting = "hello"
  @Entry fileprivate var name: String?
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.name) private var name

  var body: some View { Text("\(greeting) \(name ?? "nobody")") }
}

#Preview("Greeting") {
  Greeting()
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
  @Previewable @TerminalUI.State var isOn = false
  Toggle("x", isOn: $isOn)
}

private struct GreetingPreviews: PreviewProvider {
  static var previews: some View { Greeting() }
}

private struct Scaled: View {
  @ScaledMetric(relativeTo: .body) private var width = 10.0

  var body: some View { Text("wide").frame(width: width) }
}

private struct Demo: App {
  @TerminalUI.State private var count = 2

  var body: some Scene {
    WindowGroup { Text("count \(count)") }
      .commands {
        CommandMenu("Count") { Button("Add") { count += 1 }.keyboardShortcut("a", modifiers: .command) }
        CommandGroup(replacing: .newItem) { Button("New") { count = 0 }.keyboardShortcut("n") }
        CommandGroup(after: .help) { Button("Tips") {} }
        CommandGroup(before: .saveItem) { Button("Load") {} }
      }
      .onChange(of: count) { _, _ in }
    Settings { Text("settings") }
  }
}

private struct Pages: View {
  @SceneStorage("vocabularyPage") private var page = 1

  var body: some View {
    TabView(selection: $page) {
      Tab("One", systemImage: "house", value: 1) { Text("first") }
      Tab(value: 2, role: .search) { Text("second") }
    }
  }
}

private struct Inspected: View {
  @TerminalUI.State private var isPresented = true

  var body: some View {
    Text("drawing").inspector(isPresented: $isPresented) {
      Form { Text("its colors") }.inspectorColumnWidth(min: 20, ideal: 30, max: 40)
    }
  }
}

private struct Animated: View {
  @TerminalUI.State private var isOn = false

  var body: some View {
    Button("move") {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
        isOn.toggle()
      } completion: {
        isOn = false
      }
    }
    .phaseAnimator([0, 1]) { view, phase in view.offset(x: phase) }
  }
}

extension Snippet {
  /// Apps, pictures and drawings.
  static var apps: [Snippet] {
    let app = [
      "App", "WindowGroup", "Settings", "commands(content:) of a scene", "CommandMenu", "CommandGroup",
      "EventModifiers.command",
    ]
    return app.map { Snippet($0, draws: "count 2") { Demo()._view } } + [
      Snippet("@Entry", draws: "hi nobody") { Greeting().environment(\.greeting, "hi") },
      Snippet("#Preview", draws: "hello") { Greeting() },
      Snippet("#Preview(_:traits:body:)", draws: "hello") { Greeting() },
      Snippet("@Previewable", draws: "hello") { Greeting() },
      Snippet("@ScaledMetric", draws: "wide") { Scaled() },
      Snippet("Image(_:)", draws: "▣") { Image("header").resizable().scaledToFit() },
      Snippet("edgesIgnoringSafeArea(_:)", draws: "x") { Text("x").edgesIgnoringSafeArea(.top) },
      Snippet("safeAreaPadding(_:_:)", draws: "  x") { Text("x").safeAreaPadding(.leading, 2) },
      Snippet("chartPlotStyle(content:)", draws: "a") {
        Chart { BarMark(x: .value("Name", "a"), y: .value("Count", 1)) }.chartPlotStyle {
          $0.background(Color.gray)
        }
      },
      Snippet("PreviewProvider", draws: "hello") { GreetingPreviews.previews },
      Snippet("@SceneStorage", draws: "first") { Pages() },
      Snippet("Tab(value:role:content:)", draws: "Search") { Pages() },
      Snippet("inspector(isPresented:content:)", draws: "its colors") { Inspected() },
      Snippet("inspectorColumnWidth(min:ideal:max:)", draws: "its colors") { Inspected() },
      Snippet("withAnimation(_:_:completion:)", draws: "move") { Animated() },
      Snippet("phaseAnimator(_:content:animation:)", draws: "move") { Animated() },
      Snippet("AsyncImage(url:content:placeholder:)", draws: "loading") {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
          image.resizable().scaledToFill()
        } placeholder: {
          Text("loading")
        }
      },
      Snippet("AsyncImage(url:transaction:content:)", draws: "empty") {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
          switch phase {
          case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
          case .failure: Text("failed")
          case .empty: Text("empty")
          }
        }
      },
      Snippet("resizable()", draws: "★") { Image(systemName: "star.fill").resizable().scaledToFit() },
      Snippet("scaledToFit()", draws: "★") { Image(systemName: "star.fill").resizable().scaledToFit() },
      Snippet("scaledToFill()", draws: "★") { Image(systemName: "star.fill").resizable().scaledToFill() },
      Snippet("aspectRatio(_:contentMode:)", draws: "wide") {
        Text("wide").frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(16 / 9, contentMode: .fit)
      },
      Snippet("GraphicsContext.resolve(_:)", draws: "canvas") {
        Canvas { context, size in
          let text = context.resolve(Text("canvas"))
          let height = text.measure(in: size).height
          context.draw(text, at: CGPoint(x: size.width / 2, y: height), anchor: .center)
        }
      },
      Snippet("GraphicsContext.drawLayer(content:)", draws: "█") {
        Canvas { context, size in
          context.drawLayer { layer in
            layer.opacity = 0.5
            layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
          }
        }
      },
      Snippet("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:)", draws: "█") {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]),
              startPoint: .zero,
              endPoint: CGPoint(x: size.width, y: 0)
            )
          )
        }
      },
      Snippet("GraphicsContext.stroke(_:with:style:)", draws: "⠉") {
        Canvas { context, size in
          let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: 0))
          }
          context.stroke(
            line,
            with: .color(.red),
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
          )
        }
      },
      Snippet("allowsHitTesting(_:)", draws: "x") { Text("x").allowsHitTesting(false) },
      Snippet("accessibilityValue(_:)", draws: "x") { Text("x").accessibilityValue("3") },
      Snippet("accessibilityAddTraits(_:)", draws: "x") {
        Text("x").accessibilityAddTraits([.isHeader, .isSelected])
      },
      Snippet("accessibilityRemoveTraits(_:)", draws: "x") { Text("x").accessibilityRemoveTraits(.isImage) },
      Snippet("accessibilityElement(children:)", draws: "x") {
        Text("x").accessibilityElement(children: .combine)
      },
      Snippet("accessibilityAction(_:)", draws: "x") { Text("x").accessibilityAction {} },
      Snippet("accessibilityAction(named:_:)", draws: "x") {
        Text("x").accessibilityAction(named: "Open") {}
      },
      Snippet("accessibilityAdjustableAction(_:)", draws: "x") {
        Text("x").accessibilityAdjustableAction { _ in }
      },
      Snippet("accessibilitySortPriority(_:)", draws: "x") { Text("x").accessibilitySortPriority(1) },
      Snippet("symbolEffect(_:value:)", draws: "★") {
        Image(systemName: "star.fill").symbolEffect(.bounce, value: 1)
      },
      Snippet("symbolEffect(_:isActive:)", draws: "★") {
        Image(systemName: "star.fill").symbolEffect(.pulse, isActive: true)
      },
      Snippet("menuIndicator(_:)", draws: "More") { Menu("More") { Button("x") {} }.menuIndicator(.hidden) },
      Snippet("onOpenURL(perform:)", draws: "x") { Text("x").onOpenURL { print($0) } },
      Snippet("transaction(_:)", draws: "x") { Text("x").transaction { $0.animation = nil } },
    ]
  }
}
