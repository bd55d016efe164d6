import Foundation
import TerminalUI

extension Snippet {
  /// Further modifiers that have no effect on a terminal. The view stays as it is.
  static var furtherHints: [Snippet] { effectHints + barHints + scrollHints }

  private static var effectHints: [Snippet] {
    [
      Snippet("scaleEffect(_:anchor:)", draws: "x") {
        Text("x").scaleEffect(0.9).scaleEffect(2, anchor: .top)
      },
      Snippet("scaleEffect(x:y:anchor:)", draws: "x") { Text("x").scaleEffect(x: 1, y: 2) },
      Snippet("rotationEffect(_:anchor:)", draws: "x") { Text("x").rotationEffect(.degrees(5)) },
      Snippet("rotation3DEffect(_:axis:)", draws: "x") {
        Text("x").rotation3DEffect(.degrees(4), axis: (x: 1, y: 0, z: 0))
      },
      Snippet("blur(radius:opaque:)", draws: "x") { Text("x").blur(radius: 2) },
      Snippet("brightness(_:)", draws: "x") { Text("x").brightness(0.1) },
      Snippet("contrast(_:)", draws: "x") { Text("x").contrast(1.2) },
      Snippet("saturation(_:)", draws: "x") { Text("x").saturation(0) },
      Snippet("grayscale(_:)", draws: "x") { Text("x").grayscale(1) },
      Snippet("hueRotation(_:)", draws: "x") { Text("x").hueRotation(.degrees(9)) },
      Snippet("colorInvert()", draws: "x") { Text("x").colorInvert() },
      Snippet("blendMode(_:)", draws: "x") { Text("x").blendMode(.multiply) },
      Snippet("compositingGroup()", draws: "x") { Text("x").compositingGroup() },
      Snippet("drawingGroup()", draws: "x") { Text("x").drawingGroup() },
      Snippet("zIndex(_:)", draws: "x") { Text("x").zIndex(1) },
      Snippet("help(_:)", draws: "x") { Text("x").help("Opens it") },
      Snippet("help(_:)", draws: "x") { Text("x").help(Text("Opens it")) },
      Snippet("textSelection(_:)", draws: "x") { Text("x").textSelection(.enabled) },
      Snippet("textFieldStyle(_:)", draws: "x") {
        TextField("x", text: .constant("")).textFieldStyle(.roundedBorder)
      },
    ]
  }

  private static var barHints: [Snippet] {
    [
      Snippet("toolbarBackground(_:for:)", draws: "x") {
        Text("x").toolbarBackground(.visible, for: .navigationBar)
      },
      Snippet("toolbarBackground(_:for:) of a style", draws: "x") {
        Text("x").toolbarBackground(.blue, for: .tabBar)
      },
      Snippet("toolbarColorScheme(_:for:)", draws: "x") {
        Text("x").toolbarColorScheme(.dark, for: .navigationBar)
      },
      Snippet("toolbar(_:for:)", draws: "x") { Text("x").toolbar(.hidden, for: .tabBar) },
      Snippet("toolbarVisibility(_:for:)", draws: "x") { Text("x").toolbarVisibility(.hidden, for: .tabBar) },
      Snippet("presentationCompactAdaptation(_:)", draws: "x") {
        Text("x").popover(isPresented: .constant(false)) {
          Text("more").presentationCompactAdaptation(.popover)
            .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
        }
      },
      Snippet("toolbarRole(_:)", draws: "x") { Text("x").toolbarRole(.editor) },
      Snippet("navigationBarBackButtonHidden(_:)", draws: "x") { Text("x").navigationBarBackButtonHidden() },
      Snippet("presentationBackground(_:)", draws: "x") { Text("x").presentationBackground(.thinMaterial) },
      Snippet("presentationSizing(_:)", draws: "x") { Text("x").presentationSizing(.form) },
      Snippet("menuOrder(_:)", draws: "x") { Text("x").menuOrder(.fixed) },
    ]
  }

  private static var scrollHints: [Snippet] {
    [
      Snippet("listRowSeparatorTint(_:edges:)", draws: "x") {
        List { Text("x").listRowSeparatorTint(.blue) }
      },
      Snippet("listItemTint(_:)", draws: "x") { List { Text("x").listItemTint(.green) } },
      Snippet("listSectionSpacing(_:)", draws: "x") { List { Text("x") }.listSectionSpacing(.compact) },
      Snippet("scrollTargetLayout(isEnabled:)", draws: "x") { ScrollView { Text("x").scrollTargetLayout() } },
      Snippet("scrollTargetBehavior(_:)", draws: "x") {
        ScrollView { Text("x") }.scrollTargetBehavior(.viewAligned)
      },
      Snippet("scrollBounceBehavior(_:axes:)", draws: "x") {
        ScrollView { Text("x") }.scrollBounceBehavior(.basedOnSize)
      },
      Snippet("scrollClipDisabled(_:)", draws: "x") { ScrollView { Text("x") }.scrollClipDisabled() },
      Snippet("indexViewStyle(_:)", draws: "x") {
        Text("x").indexViewStyle(.page(backgroundDisplayMode: .always))
      },
      Snippet("controlGroupStyle(_:)", draws: "x") { Text("x").controlGroupStyle(.navigation) },
    ]
  }
}
