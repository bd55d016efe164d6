import Foundation
import TerminalUI

private struct Sheet: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
}

private struct Window: App {
  var body: some Scene {
    WindowGroup { Text("x") }.windowResizability(.contentSize).defaultSize(width: 400, height: 300)
  }
}

private enum Kind {
  case star

  // These properties belong to no actor, as those of the data of many apps.
  var title: Text { Text("Star") }
  var icon: Image { Image(systemName: "star.fill") }
}

private struct Person: Identifiable {
  let id: Int
}

private struct Clock: View {
  @Environment(\.timeZone) private var timeZone

  var body: some View { Text(timeZone.identifier.isEmpty ? "" : "zone") }
}

extension Snippet {
  /// Forms of earlier years, as much code has them.
  static var older: [Snippet] { olderNavigation + olderControls + olderModifiers + rarer + hints }

  private static var olderNavigation: [Snippet] {
    [
      Snippet("NavigationView", draws: "Row") {
        NavigationView {
          List { Text("Row") }.navigationBarTitle(Text("Title"), displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
      },
      Snippet("navigationViewStyle(_:)", draws: "x") {
        NavigationView { Text("x") }.navigationViewStyle(.stack)
      },
      Snippet("navigationBarTitle(_:displayMode:) of a Text", draws: "Title") {
        NavigationStack { Text("x").navigationBarTitle(Text("Title"), displayMode: .large) }
      },
      Snippet("navigationBarHidden(_:)", draws: "x") { Text("x").navigationBarHidden(true) },
      Snippet("navigationBarItems(leading:trailing:)", draws: "Add") {
        Text("x").navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
      },
      Snippet("navigationBarItems(leading:trailing:)", draws: "Add") {
        Text("x").navigationBarItems(trailing: Button(action: {}, label: { Text("Add") }))
      },
      Snippet("alert(isPresented:content:) of an Alert", draws: "Delete it?") {
        Text("x").alert(isPresented: .constant(true)) {
          Alert(
            title: Text("Delete it?"),
            message: Text("It can't be undone."),
            primaryButton: .destructive(Text("Delete")) {},
            secondaryButton: .cancel()
          )
        }
      },
      Snippet("alert(isPresented:content:) of an Alert", draws: "Got it") {
        Text("x").alert(isPresented: .constant(true)) {
          Alert(title: Text("Saved"), dismissButton: .default(Text("Got it")))
        }
      },
      Snippet("alert(item:content:) of an Alert", draws: "Person 1") {
        Text("x").alert(item: .constant(Person(id: 1))) { person in Alert(title: Text("Person \(person.id)"))
        }
      },
      Snippet("actionSheet(isPresented:content:)", draws: "Camera") {
        Text("x").actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("From"), buttons: [.default(Text("Camera")) {}, .cancel()])
        }
      },
      Snippet("actionSheet(item:content:)", draws: "Person 1") {
        Text("x").actionSheet(item: .constant(Person(id: 1))) { ActionSheet(title: Text("Person \($0.id)")) }
      },
      Snippet("@Environment(\\.presentationMode)", draws: "Done") {
        Text("x").sheet(isPresented: .constant(true)) { Sheet() }
      },
    ]
  }

  private static var olderControls: [Snippet] {
    [
      Snippet("PlainListStyle, InsetGroupedListStyle", draws: "Row") {
        List { Text("Row") }.listStyle(PlainListStyle())
        List { Text("Row") }.listStyle(InsetGroupedListStyle())
      },
      Snippet("SegmentedPickerStyle, WheelPickerStyle", draws: "a │ b") {
        Picker("Kind", selection: .constant(0)) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
        .pickerStyle(SegmentedPickerStyle())
      },
      Snippet("Picker(selection:label:content:)", draws: "Kind: ‹ a ›") {
        Picker(selection: .constant(0), label: Text("Kind")) { Text("a").tag(0) }.pickerStyle(
          WheelPickerStyle()
        )
      },
      Snippet("SwitchToggleStyle(tint:)", draws: "[x] On") {
        Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      },
      Snippet("CircularProgressViewStyle(tint:)", draws: "50%") {
        ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .white))
      },
      Snippet("DefaultButtonStyle", draws: "Save") { Button("Save") {}.buttonStyle(DefaultButtonStyle()) },
      Snippet("TextField(_:text:onEditingChanged:onCommit:)", draws: "Name") {
        TextField("Name", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
        TextField("Name", text: .constant(""), onCommit: {})
      },
      Snippet("Slider(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)", draws: "low") {
        Slider(
          value: .constant(5.0),
          in: 0...10,
          minimumValueLabel: Text("low"),
          maximumValueLabel: Text("high")
        ) {
          Text("Level")
        }
      },
      Snippet("Section(footer:content:)", draws: "Below") {
        List { Section(footer: Text("Below")) { Text("Row") } }
      },
    ]
  }

  private static var olderModifiers: [Snippet] {
    [
      Snippet("accentColor(_:)", draws: "x") { Text("x").accentColor(.purple) },
      Snippet("autocapitalization(_:)", draws: "Name") {
        TextField("Name", text: .constant("")).autocapitalization(.none)
      },
      Snippet("disableAutocorrection(_:)", draws: "Name") {
        TextField("Name", text: .constant("")).disableAutocorrection(true)
      },
      Snippet("animation(_:)", draws: "x") { Text("x").animation(.easeInOut) },
      Snippet("mask(_:)", draws: "x") { Text("xy").mask(Text("x")) },
      Snippet("contextMenu(_:) of a ContextMenu", draws: "x") {
        Text("x").contextMenu(ContextMenu { Button("Copy") {} })
      },
      Snippet("statusBar(hidden:)", draws: "x") { Text("x").statusBar(hidden: true) },
      Snippet("accessibility(label:)", draws: "x") {
        Text("x").accessibility(label: Text("a letter")).accessibility(hidden: false)
      },
    ]
  }

  private static var rarer: [Snippet] {
    [
      Snippet("Text(_:) of an Image", draws: "★ x") { Text(Image(systemName: "star.fill")) + Text(" x") },
      Snippet("List(_:selection:rowContent:) of a range", draws: "Row 2") {
        List(0..<3, selection: .constant(1)) { Text("Row \($0)") }
      },
      Snippet("PhaseAnimator", draws: "small") {
        PhaseAnimator([false, true]) {
          Text($0 ? "large" : "small")
        } animation: { _ in
          .easeInOut
        }
        PhaseAnimator([1, 2], trigger: 0) { Text("\($0)") }
      },
      Snippet("scrollDisabled(_:)", draws: "x") { ScrollView { Text("x") }.scrollDisabled(true) },
      Snippet("String(localized:)", draws: "2 coins") {
        Text(String(localized: "\(2) coins", comment: "a count"))
      },
      Snippet("contentTransition(.symbolEffect(_:))", draws: "★") {
        Image(systemName: "star.fill").contentTransition(.symbolEffect(.replace))
      },
      Snippet("colorMultiply(_:)", draws: "x") { Text("x").colorMultiply(.red) },
      Snippet("navigationSubtitle(_:)", draws: "x") { Text("x").navigationSubtitle("of three") },
      Snippet("dialogIcon(_:)", draws: "x") { Text("x").dialogIcon(Image(systemName: "star")) },
      Snippet("persistentSystemOverlays(_:)", draws: "x") { Text("x").persistentSystemOverlays(.hidden) },
      Snippet("@Environment(\\.timeZone)", draws: "zone") { Clock() },
    ]
  }

  private static var hints: [Snippet] {
    [
      Snippet("TextField(_:value:formatter:)", draws: "12") {
        TextField("Amount", value: .constant(12), formatter: NumberFormatter())
      },
      Snippet("Image(decorative:)", draws: "▣") { Image(decorative: "Background") },
      Snippet("Label(_:image:)", draws: "▣ Home") { Label("Home", image: "house") },
      Snippet("Color(_:bundle:)", draws: "x") { Text("x").foregroundStyle(Color("Brand")) },
      Snippet("renderingMode(_:)", draws: "★") {
        Image(systemName: "star.fill").renderingMode(.template).resizable().foregroundStyle(.red)
      },
      Snippet("interpolation(_:)", draws: "▣") { Image("QR").interpolation(.none).antialiased(false) },
      Snippet("EmptyModifier", draws: "x") { Text("x").modifier(EmptyModifier()) },
      Snippet("ViewModifier.concat(_:)", draws: "x") {
        Text("x").modifier(EmptyModifier().concat(EmptyModifier()))
      },
      Snippet("@Environment(\\.layoutDirection)", draws: "Star") {
        Kind.star.title.environment(\.layoutDirection, .rightToLeft)
      },
      Snippet("flipsForRightToLeftLayoutDirection(_:)", draws: "★") {
        Kind.star.icon.flipsForRightToLeftLayoutDirection(true)
      },
      Snippet("presentationBackgroundInteraction(_:)", draws: "x") {
        Text("x").presentationBackgroundInteraction(.enabled(upThrough: .medium))
      },
      Snippet("menuActionDismissBehavior(_:)", draws: "More") {
        Menu("More") { Button("Add") {} }.menuActionDismissBehavior(.disabled)
      },
      Snippet("alternatingRowBackgrounds(_:)", draws: "x") { List { Text("x") }.alternatingRowBackgrounds() },
      Snippet("Font.custom(_:size:relativeTo:)", draws: "x") {
        Text("x").font(.custom("Avenir", size: 20, relativeTo: .title))
      },
      Snippet("foregroundStyle(_:_:_:)", draws: "★") {
        Image(systemName: "star.fill").foregroundStyle(.red, .green, .blue)
      },
      Snippet("Picker(_:selection:content:currentValueLabel:)", draws: "Kind: ‹ a ›") {
        Picker("Kind", selection: .constant(0)) {
          Text("a").tag(0)
        } currentValueLabel: {
          Text("first")
        }
      },
      Snippet("_printChanges()", draws: "x") {
        let _ = Text._printChanges()
        Text("x")
      },
      Snippet("geometryGroup()", draws: "x") { Text("x").geometryGroup() },
      Snippet("hoverEffect()", draws: "x") { Text("x").hoverEffect() },
      Snippet("tracking(_:) of a view", draws: "x") { VStack { Text("x") }.tracking(2).kerning(1) },
      Snippet("colorScheme(_:)", draws: "x") { Text("x").colorScheme(.dark) },
      Snippet("windowResizability(_:), defaultSize(width:height:)", draws: "x") {
        if let window = Window().body._window { window }
      },
    ]
  }
}
