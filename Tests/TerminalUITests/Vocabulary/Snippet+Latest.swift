import ComposableArchitecture
import Foundation
import TerminalUI

private struct Looks: View {
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.imageScale) private var imageScale
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let weight = legibilityWeight == .bold ? "bold" : "regular"
    Text("\(Int(lineSpacing)) \("\(imageScale)") \(weight) \("\(contrast)")")
  }
}

private struct Stored: View {
  @TerminalUI.AppStorage("storedName") private var name = "none"

  var body: some View { Text(name) }
}

extension Snippet {
  /// Names of the last years.
  static var latest: [Snippet] {
    [
      Snippet("glassEffect(_:in:)", draws: "card") {
        Text("card").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
      },
      Snippet("GlassEffectContainer", draws: "card") {
        GlassEffectContainer(spacing: 8) { Text("card").glassEffect() }
      },
      Snippet("buttonStyle(.glass)", draws: "[Save]") {
        VStack {
          Button("Open") {}.buttonStyle(.glassProminent)
          Button("Save") {}.buttonStyle(.glass)
        }
      },
      Snippet("buttonSizing(_:)", draws: "[Save]") { Button("Save") {}.buttonSizing(.flexible) },
      Snippet("dialogSeverity(_:)", draws: "card") { Text("card").dialogSeverity(.critical) },
      Snippet("toolbar(removing:)", draws: "card") { Text("card").toolbar(removing: .sidebarToggle) },
      Snippet("ToolbarSpacer", draws: "Save") {
        Text("card").toolbar {
          Button("Open") {}.keyboardShortcut("o")
          ToolbarSpacer(.fixed, placement: .primaryAction)
          Button("Save") {}.keyboardShortcut("s")
        }
      },
      Snippet("sectionActions(content:)", draws: "row\nAdd") {
        List { Section("Section") { Text("row") }.sectionActions { Button("Add") {} } }
      },
      Snippet("@Environment(\\.lineSpacing)", draws: "2 medium") { Looks().lineSpacing(2) },
      Snippet("@Environment(\\.imageScale)", draws: "0 large") { Looks().imageScale(.large) },
      Snippet("@Environment(\\.legibilityWeight)", draws: "regular") { Looks() },
      Snippet("@Environment(\\.colorSchemeContrast)", draws: "standard") { Looks() },
      Snippet("onKeyPress(phases:action:)", draws: "key") {
        Text("key").focusable().onKeyPress(phases: .down) { $0.key == "z" ? .handled : .ignored }
      },
      Snippet("defaultAppStorage(_:)", draws: "none") { Stored().defaultAppStorage(.inMemory) },
      Snippet("GraphicsContext.resolve(_:) of an Image", draws: "★") {
        Canvas { context, size in
          var star = context.resolve(Image(systemName: "star.fill"))
          star.shading = .color(.yellow)
          context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
          context.draw(star, in: CGRect(origin: .zero, size: star.size))
        }
      },
      Snippet("GraphicsContext.blendMode", draws: "") {
        Canvas { context, size in
          context.blendMode = .multiply
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }
      },
    ]
  }
}
