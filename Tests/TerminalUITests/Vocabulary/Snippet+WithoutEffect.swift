import ComposableArchitecture
import Foundation
import TerminalUI

extension Snippet {
  /// Modifiers that have no effect on a terminal. The view stays as it is.
  static var withoutEffect: [Snippet] { inputHints + lookHints }

  private static var inputHints: [Snippet] {
    [
      Snippet("keyboardType(_:)", draws: "x") {
        TextField("x", text: .constant("")).keyboardType(.decimalPad)
      },
      Snippet("textContentType(_:)", draws: "x") {
        TextField("x", text: .constant("")).textContentType(.username)
      },
      Snippet("textInputAutocapitalization(_:)", draws: "x") {
        TextField("x", text: .constant("")).textInputAutocapitalization(.never)
      },
      Snippet("autocorrectionDisabled(_:)", draws: "x") {
        TextField("x", text: .constant("")).autocorrectionDisabled()
      },
      Snippet("submitLabel(_:)", draws: "x") {
        TextField("x", text: .constant("")).submitLabel(.search)
      },
      Snippet("scrollDismissesKeyboard(_:)", draws: "x") {
        Text("x").scrollDismissesKeyboard(.interactively)
      },
      Snippet("navigationBarTitleDisplayMode(_:)", draws: "x") {
        Text("x").navigationBarTitleDisplayMode(.inline)
      },
      Snippet("toolbarTitleDisplayMode(_:)", draws: "x") {
        Text("x").toolbarTitleDisplayMode(.inlineLarge)
      },
      Snippet("statusBarHidden(_:)", draws: "x") {
        Text("x").statusBarHidden()
      },
      Snippet("presentationDetents(_:)", draws: "x") {
        Text("x").presentationDetents([.medium, .large, .fraction(0.3), .height(200)])
      },
      Snippet("presentationDetents(_:selection:)", draws: "x") {
        Text("x").presentationDetents([.medium, .large], selection: .constant(.medium))
      },
      Snippet("presentationDragIndicator(_:)", draws: "x") {
        Text("x").presentationDragIndicator(.visible)
      },
      Snippet("presentationCornerRadius(_:)", draws: "x") {
        Text("x").presentationCornerRadius(20)
      },
      Snippet("preferredColorScheme(_:)", draws: "x") {
        Text("x").preferredColorScheme(.dark)
      },
      Snippet("ignoresSafeArea(_:edges:)", draws: "x") {
        Text("x").ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea()
      },
    ]
  }

  private static var lookHints: [Snippet] {
    [
      Snippet("listRowSeparator(_:edges:)", draws: "x") {
        List { Text("x").listRowSeparator(.hidden) }
      },
      Snippet("listSectionSeparator(_:edges:)", draws: "x") {
        List { Text("x").listSectionSeparator(.hidden, edges: .bottom) }
      },
      Snippet("listRowInsets(_:)", draws: "x") {
        List { Text("x").listRowInsets(EdgeInsets()) }
      },
      Snippet("listRowSpacing(_:)", draws: "x") {
        List { Text("x") }.listRowSpacing(8)
      },
      Snippet("headerProminence(_:)", draws: "x") {
        List { Section("x") { Text("y") }.headerProminence(.increased) }
      },
      Snippet("scrollContentBackground(_:)", draws: "x") {
        List { Text("x") }.scrollContentBackground(.hidden)
      },
      Snippet("scrollIndicators(_:axes:)", draws: "x") {
        ScrollView { Text("x") }.scrollIndicators(.hidden)
      },
      Snippet("controlSize(_:)", draws: "x") {
        Button("x") {}.controlSize(.large)
      },
      Snippet("buttonBorderShape(_:)", draws: "x") {
        Button("x") {}.buttonBorderShape(.capsule)
      },
      Snippet("imageScale(_:)", draws: "x") {
        Label("x", systemImage: "star").imageScale(.large)
      },
      Snippet("symbolRenderingMode(_:)", draws: "x") {
        Label("x", systemImage: "star").symbolRenderingMode(.hierarchical)
      },
      Snippet("shadow(color:radius:x:y:)", draws: "x") {
        Text("x").shadow(radius: 2).shadow(color: .gray, radius: 4, x: 0, y: 2)
      },
      Snippet("minimumScaleFactor(_:)", draws: "x") {
        Text("x").minimumScaleFactor(0.5)
      },
      Snippet("allowsTightening(_:)", draws: "x") {
        Text("x").allowsTightening(true)
      },
      Snippet("lineSpacing(_:)", draws: "x") {
        Text("x").lineSpacing(4)
      },
      Snippet("sensoryFeedback(_:trigger:)", draws: "x") {
        Text("x").sensoryFeedback(.success, trigger: 1)
      },
      Snippet("accessibilityHint(_:)", draws: "x") {
        Text("x").accessibilityHint("Opens it")
      },
      Snippet("accessibilityIdentifier(_:)", draws: "x") {
        Text("x").accessibilityIdentifier("title")
      },
      Snippet("tabViewStyle(_:)", draws: "x") {
        Text("x").tabViewStyle(.page(indexDisplayMode: .always))
      },
      Snippet("menuStyle(_:)", draws: "x") {
        Menu("x") { Button("y") {} }.menuStyle(.button)
      },
      Snippet("formStyle(_:)", draws: "x") {
        Form { Text("x") }.formStyle(.grouped)
      },
      Snippet("datePickerStyle(_:)", draws: "x") {
        DatePicker("x", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.graphical)
      },
      Snippet("navigationSplitViewStyle(_:)", draws: "x") {
        Text("x").navigationSplitViewStyle(.balanced)
      },
    ]
  }
}
