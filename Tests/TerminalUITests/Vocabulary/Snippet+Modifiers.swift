import ComposableArchitecture
import Foundation
import TerminalUI

private struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding().border() }
}

extension View {
  fileprivate func card() -> some View { modifier(Card()) }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    let openURL = openURL
    Button("Open") { if let page = URL(string: "https://example.com") { openURL(page) } }
  }
}

private struct Expander: View {
  @TerminalUI.State private var isExpanded = false

  var body: some View {
    VStack {
      Button("more") { withAnimation(.easeInOut) { isExpanded.toggle() } }
      if isExpanded { Text("details").transition(.move(edge: .top)) }
    }
  }
}

private struct Mover: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View { Text(reduceMotion ? "stands" : "moves") }
}

private struct Flavored: View {
  @Environment(\.flavor) private var flavor
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? flavor : "off") }
}

extension Snippet {
  static var modifiers: [Snippet] {
    [
      Snippet("ViewModifier", draws: "│ a │") { Text("a").card() },
      Snippet("modifier(_:)", draws: "│ a │") { Text("a").modifier(Card()) },
      Snippet("environment(_:_:)", draws: "mint") { Flavored().environment(\.flavor, "mint") },
      Snippet("@Environment", draws: "none") { Flavored() },
      Snippet("EnvironmentKey", draws: "none") { Flavored() },
      Snippet("tint(_:)", draws: "━") { ProgressView(value: 1).tint(.orange) },
      Snippet("commands(content:)", draws: "a") { Text("a").commands { Button("Do it") {} } },
      Snippet("@Environment(\\.openURL)", draws: "[Open]") { Opener() },
      Snippet("Text(_:highlighting:)", draws: "Café") { Text("Café", highlighting: "cafe") },
      Snippet("disabled(_:)", draws: "off") { Flavored().disabled(true) },
      Snippet("onAppear(perform:)", draws: "a") {
        Text("a").onAppear {
          // Nothing to do.
        }
      },
      Snippet("onDisappear(perform:)", draws: "a") {
        Text("a").onDisappear {
          // Nothing to do.
        }
      },
      Snippet("task(_:)", draws: "a") {
        Text("a").task {
          // Nothing to do.
        }
      },
      Snippet("task(id:_:)", draws: "a") {
        Text("a").task(id: 1) {
          // Nothing to do.
        }
      },
      Snippet("onChange(of:initial:_:)", draws: "a") { Text("a").onChange(of: 1) { _, _ in } },
      Snippet("onChange(of:perform:)", draws: "a") { Text("a").onChange(of: 1) { value in _ = value + 1 } },
      Snippet("onChange(of:initial:_:)", draws: "a") {
        Text("a").onChange(of: 1, initial: true) {
          // Nothing to do.
        }
      },
      Snippet("onSubmit(_:)", draws: "a") {
        TextField("a", text: .constant("")).onSubmit {
          // Nothing to do.
        }
      },
      Snippet("onTapGesture(perform:)", draws: "a") {
        Text("a").onTapGesture {
          // Nothing to do.
        }
      },
      Snippet("onTapGesture(coordinateSpace:perform:)", draws: "a") {
        Text("a").onTapGesture(coordinateSpace: .global) { _ = $0.x }
      },
      Snippet("onTapGesture(perform:) with a location", draws: "a") {
        Text("a").onTapGesture { location in print(location.x) }
      },
      Snippet("onKeyPress(_:action:)", draws: "a") { Text("a").onKeyPress(.space) { .handled } },
      Snippet("keyboardShortcut(_:modifiers:)", draws: "Save") { Button("Save") {}.keyboardShortcut("s") },
      Snippet("keyboardShortcut(_:modifiers:)", draws: "OK") {
        Button("OK") {}.keyboardShortcut("o", modifiers: .control)
      },
      Snippet("onKeyPress(_:action:)", draws: "a") {
        Text("a").onKeyPress { press in press.key == .escape ? .handled : .ignored }
      },
      Snippet("sheet(isPresented:content:)", draws: "Title") {
        Text("a").sheet(isPresented: .constant(true)) {
          NavigationStack { Text("b").navigationTitle("Title") }
        }
      },
      Snippet("multilineTextAlignment(_:)", draws: "b") {
        VStack { Text("aa\nb") }.multilineTextAlignment(.trailing)
      },
      Snippet("accessibilityLabel(_:)", draws: "★") {
        Image(systemName: "star.fill").accessibilityLabel("Favorite")
      },
      Snippet("accessibilityHidden(_:)", draws: "•••") { Text("•••").accessibilityHidden(true) },
      Snippet("withAnimation(_:_:)", draws: "more") { Expander() },
      Snippet("Animation", draws: "a") {
        Text("a").animation(.easeInOut(duration: 0.3).delay(0.1), value: 1)
      },
      Snippet("animation(_:value:)", draws: "a") { Text("a").animation(.snappy, value: true) },
      Snippet("animation(_:value:)", draws: "a") {
        Text("a").animation(.smooth(duration: 1, extraBounce: 0), value: true)
      },
      Snippet("transition(_:)", draws: "a") { Text("a").transition(.opacity) },
      Snippet("AnyTransition", draws: "a") {
        Text("a").transition(
          .asymmetric(insertion: .push(from: .trailing), removal: .opacity.combined(with: .slide))
        )
      },
      Snippet("contentTransition(_:)", draws: "7") { Text("7").contentTransition(.numericText(value: 7)) },
      Snippet("@Environment(\\.accessibilityReduceMotion)", draws: "moves") { Mover() },
      Snippet("id(_:)", draws: "a") { Text("a").id("a") },
      Snippet("sheet(isPresented:content:)", draws: "sheet") {
        Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }
      },
      Snippet("sheet(isPresented:onDismiss:content:)", draws: "sheet") {
        Text("a").sheet(isPresented: .constant(true)) {
          // Nothing to do.
        } content: {
          Text("sheet")
        }
      },
      Snippet("popover(isPresented:content:)", draws: "pop") {
        Button("a") {}.popover(isPresented: .constant(true)) { Text("pop") }
      },
      Snippet("popover(isPresented:arrowEdge:content:)", draws: "pop") {
        Button("a") {}.popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("pop") }
      },
      Snippet("fullScreenCover(isPresented:content:)", draws: "cover") {
        Text("a").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
      },
      Snippet("fullScreenCover(item:content:)", draws: "7") {
        Text("a").fullScreenCover(item: .constant(7 as Int?)) { Text("\($0)") }
      },
      Snippet("alert(_:isPresented:actions:)", draws: "[OK]") {
        Text("a").alert("Saved", isPresented: .constant(true)) { Button("OK") {} }
      },
      Snippet("alert(_:isPresented:actions:message:)", draws: "undone") {
        Text("a").alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It can't be undone.")
        }
      },
      Snippet("confirmationDialog(_:isPresented:actions:)", draws: "Which?") {
        Text("a").confirmationDialog("Which?", isPresented: .constant(true)) { Button("A") {} }
      },
      Snippet("confirmationDialog(_:isPresented:titleVisibility:actions:)", draws: "Which?") {
        Text("a").confirmationDialog("Which?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("A") {}
        }
      },
      Snippet("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)", draws: "B 7") {
        Text("a").confirmationDialog("Which?", isPresented: .constant(true), presenting: 7) { number in
          Button("B \(number)") {}
        } message: { number in
          Text("It is \(number).")
        }
      },
      Snippet("alert(_:isPresented:presenting:actions:message:)", draws: "Ann is") {
        Text("a").alert("Delete?", isPresented: .constant(true), presenting: "Ann") { name in
          Button("Delete \(name)", role: .destructive) {}
        } message: { name in
          Text("\(name) is deleted.")
        }
      },
      Snippet("badge(_:)", draws: "new") { Text("Inbox").badge("new") },
      Snippet("TabView(content:)", draws: "first") {
        TabView {
          Text("first").tabItem { Label("A", systemImage: "star") }
          Text("second").tabItem { Text("B") }
        }
      },
      Snippet("navigationTitle(_:)", draws: "Mail") {
        NavigationStack { Text("a").navigationTitle(Text("Mail")) }
      },
      Snippet("searchable(text:prompt:)", draws: "Find") {
        Text("a").searchable(text: .constant(""), prompt: Text("Find"))
      },
      Snippet("TimelineView(.animation(minimumInterval:paused:))", draws: "at") {
        TimelineView(.animation(minimumInterval: 0.1)) { context in
          Text("at \(context.date, format: .dateTime.second())")
        }
      },
      Snippet("safeAreaInset(edge:content:)", draws: "below") {
        List { Text("a") }.safeAreaInset(edge: .bottom) { Text("below") }
      },
      Snippet("sheet(item:content:)", draws: "7") {
        Text("a").sheet(item: .constant(7 as Int?)) { Text("\($0)") }
      },
    ]
  }
}
